import { waitFor } from "../../../tests/wait";
import { UNKNOWN_PUBLICATION, type Publication } from "../publication";
import type { OpenChannel, PublicationChannel } from "../publication-channel";

/** A gateway, and the publications that it received from others. */
export interface Listener {
  channel: PublicationChannel;
  heard: Publication[];
}

/** Tests of every channel; `open` opens one of a new gateway among the same gateways, `whenListening` waits until it listens. */
export const describeChannel = (open: () => OpenChannel, whenListening: (listener: Listener) => Promise<void>): void => {
  const listeners: Listener[] = [];

  const startListener = async (): Promise<Listener> => {
    const heard: Publication[] = [];
    const channel = open()({ onPublished: async (publication) => void heard.push(publication) });
    channel.start();
    const listener = { channel, heard };
    listeners.push(listener);
    await whenListening(listener);
    return listener;
  };

  afterEach(async () => {
    for (const { channel } of listeners) channel.stop();
    await Promise.all(listeners.splice(0).map(({ channel }) => channel.close()));
  });

  const of = (fields: Partial<Publication>): Publication => ({ ...UNKNOWN_PUBLICATION, packages: [], ...fields });

  it.each([
    ["a publication", of({})],
    ["a withdrawal", of({ isWithdrawal: true })],
    ["an accepted loss", of({ isLossAccepted: true })],
    ["changed packages", of({ concernsContent: false, packages: ["a".repeat(64)] })],
    ["erased talents", of({ erased: ["401", "402"] })],
  ])("tells the others of %s", async (_case, publication) => {
    const [first, second, third] = [await startListener(), await startListener(), await startListener()];
    await first.channel.announce(publication);
    await waitFor(() => expect([second.heard, third.heard]).toEqual([[publication], [publication]]));
  });

  it("tells nobody of its own announcements", async () => {
    const [first, second] = [await startListener(), await startListener()];
    await first.channel.announce(of({ erased: ["1"] }));
    await waitFor(() => expect(second.heard).toEqual([of({ erased: ["1"] })]));
    await second.channel.announce(of({ erased: ["2"] }));
    await waitFor(() => expect(first.heard).toEqual([of({ erased: ["2"] })]));
    expect(second.heard).toHaveLength(1);
  });

  it("loses none of many announcements at the same time", async () => {
    const [first, second, third] = [await startListener(), await startListener(), await startListener()];
    const ids = Array.from({ length: 20 }, (_, index) => String(index));
    await Promise.all(ids.map((id, index) => [first, second][index % 2]?.channel.announce(of({ erased: [id] }))));
    const heard = (): string[] => third.heard.flatMap(({ erased }) => erased);
    await waitFor(() => expect(heard().sort()).toEqual([...ids].sort()));
  });

  it("tells a gateway nothing that was announced before its first start", async () => {
    const first = await startListener();
    await first.channel.announce(of({ erased: ["before"] }));
    const second = await startListener();
    await first.channel.announce(of({ erased: ["after"] }));
    await waitFor(() => expect(second.heard).toEqual([of({ erased: ["after"] })]));
  });
};
