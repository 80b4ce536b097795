import { checkPage } from "./check-page";

const page = (body: string): string => `<!DOCTYPE html><html lang="pt"><head><title>Casa</title></head><body>${body}</body></html>`;

it.each([
  ["a link", '<a class="x" href="/kids?a=1&amp;b=2#c">a</a>', ["/kids?a=1&b=2#c"]],
  ["pictures in sizes", "<img src='/a.webp' srcSet=\"/a.webp 480w, /b,c.webp 960w\">", ["/a.webp", "/a.webp", "/b,c.webp"]],
  ["a form, a video and a bare value", '<form action="/pesquisa"><video poster=/p.jpg src=/v.mp4></video></form>', ["/pesquisa", "/p.jpg", "/v.mp4"]],
  ["a tag with > in a value", '<a title="a > b" href="/kids">a</a>', ["/kids"]],
  ["nothing in scripts, styles and comments", '<script>"<a href=\\"/x\\">"</script><style>a{}</style><!-- <a href="/y"> -->', []],
  ["nothing in words", "<p>href=&quot;/x&quot; onclick=a</p>", []],
])("finds %s", (_what, body, addresses) => {
  expect(checkPage(page(body))).toEqual({ faults: [], addresses });
});

it.each([
  ["<svg onload=a()>", "has code in an attribute, <svg onload>"],
  ["<P ONCLICK='a()'>", "has code in an attribute, <p onclick>"],
  ['<iframe srcdoc="x"></iframe>', "has code in an attribute, <iframe srcdoc>"],
  ['<a href="JavaScript:a()">a</a>', "has code for an address, JavaScript:a()"],
  ['<iframe src="data:text/html,a"></iframe>', "has code for an address, data:text/html,a"],
  ["<style>a", "has a script that does not end"],
])("%s is a fault", (body, fault) => {
  expect(checkPage(page(body)).faults).toContain(fault);
});

it.each([
  ["", ["is empty"]],
  [" \n", ["is empty"]],
  ["<html lang='pt'><title>a</title>", ["is cut short"]],
  ["<html><title>a</title></html>", ["names no language"]],
  ['<html lang="pt"><title> </title></html>\n', ["has no title"]],
])("of %j the faults are %j", (html, faults) => {
  expect(checkPage(html).faults).toEqual(faults);
});
