import { stopPageFlip, type PageFlipInstance } from "./stop-page-flip";

const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Like page-flip, every frame requests the next one. */
const aRunningEngine = () => {
  let drawn = 0;
  const painter = { render: () => void drawn++ };
  const loop = () => {
    painter.render();
    requestAnimationFrame(loop);
  };
  requestAnimationFrame(loop);
  const destroy = jest.fn();
  const engine: PageFlipInstance = {
    flipNext: jest.fn(),
    flipPrev: jest.fn(),
    getCurrentPageIndex: () => 0,
    userStop: jest.fn(),
    getFlipController: () => ({ stopMove: jest.fn() }),
    getUI: () => ({ destroy, touchPoint: null }),
    getRender: () => painter,
  };
  return { engine, destroy, drawn: () => drawn };
};

it("removes the engine's listeners and its frame loop, and no other frames", async () => {
  const asked = jest.spyOn(window, "requestAnimationFrame");
  const { engine, destroy, drawn } = aRunningEngine();
  await aFrame();
  expect(drawn()).toBeGreaterThan(0);
  stopPageFlip(engine);
  expect(destroy).toHaveBeenCalled();
  const foreign = jest.fn();
  requestAnimationFrame(foreign);
  await aFrame();
  expect(foreign).toHaveBeenCalled();
  const askedSoFar = asked.mock.calls.length;
  for (let frames = 0; frames < 3; frames += 1) await aFrame();
  expect(asked.mock.calls.length).toBe(askedSoFar + 3); // by this test alone
});

it("does nothing before the engine was loaded", () => {
  expect(() => stopPageFlip(undefined)).not.toThrow();
});
