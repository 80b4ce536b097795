import { checkPage } from "./check-page";
import { inlineScriptHashes, readPage } from "./read-page";

const check = (html: string) => checkPage(html, readPage(html));

const page = (body: string): string => `<!DOCTYPE html><html lang="pt"><head><title>Casa</title></head><body>${body}</body></html>`;

it.each([
  ["a link", '<a class="x" href="/kids?a=1&amp;b=2#c">a</a>', ["/kids?a=1&b=2#c"]],
  ["pictures in sizes", "<img src='/a.webp' srcSet=\"/a.webp 480w, /b,c.webp 960w\">", ["/a.webp", "/a.webp", "/b,c.webp"]],
  [
    "a form, a video and a bare value",
    '<form action="/pesquisa"><video poster=/p.jpg src=/v.mp4></video></form>',
    ["/pesquisa", "/p.jpg", "/v.mp4"],
  ],
  ["a tag with > in a value", '<a title="a > b" href="/kids">a</a>', ["/kids"]],
  ["nothing in scripts, styles and comments", '<script>"<a href=\\"/x\\">"</script><style>a{}</style><!-- <a href="/y"> -->', []],
  ["nothing in words", "<p>href=&quot;/x&quot; onclick=a</p>", []],
])("finds %s", (_what, body, addresses) => {
  expect(check(page(body))).toEqual({ faults: [], addresses });
});

it.each([
  ["<svg onload=a()>", "has code in an attribute, <svg onload>"],
  ["<P ONCLICK='a()'>", "has code in an attribute, <p onclick>"],
  ['<iframe srcdoc="x"></iframe>', "has code in an attribute, <iframe srcdoc>"],
  ['<a href="JavaScript:a()">a</a>', "has code for an address, JavaScript:a()"],
  ['<iframe src="data:text/html,a"></iframe>', "has code for an address, data:text/html,a"],
  ['<a href="javascript&colon;a()">a</a>', "has code for an address, javascript:a()"],
  ['<a href="&#106;avascript:a()">a</a>', "has code for an address, javascript:a()"],
  ["<style>a", "has a script that does not end"],
])("%s is a leak", (body, fault) => {
  expect(check(page(body)).faults).toContain(fault);
});

it.each([
  ["", ["is empty"]],
  [" \n", ["is empty"]],
  ["<html lang='pt'><title>a</title>", ["is incomplete"]],
  ["<html><title>a</title></html>", ["names no language"]],
  ['<html lang="pt"><title> </title></html>\n', ["has no title"]],
])("of %j the faults are %j", (html, faults) => {
  expect(check(html).faults).toEqual(faults);
});

const hashes = (html: string): string[] => inlineScriptHashes(readPage(html));

it("hashes executable inline scripts only", () => {
  const html =
    '<script>a()</script><script type="module">b()</script><script src="/x.js" async></script>' +
    '<script async src="/y.js"></script><script type="application/ld+json">{}</script><script data-src="z">c()</script>';
  expect(hashes(html)).toEqual([expect.stringMatching(/^sha256-/), expect.stringMatching(/^sha256-/), expect.stringMatching(/^sha256-/)]);
  expect(hashes("<script>alert(1)</script>")).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
});

it("has no hash for data that differs between pages", () => {
  const page = (title: string) => `<script type="application/ld+json" data-gatsby-head="true">{"name":"${title}"}</script>`;
  expect(hashes(page("one") + page("other"))).toEqual([]);
});

it.each([
  ["a type in single quotes", "<script type='module'>alert(1)</script>"],
  ["a > in an attribute", '<script data-x="a > b">alert(1)</script>'],
  ["a blank in the end tag", "<script>alert(1)</script >"],
  ["a comment before it that holds another", "<!-- <script>b()</script> --><script>alert(1)</script>"],
])("hashes the script with %s", (_what, html) => {
  expect(hashes(html)).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
});
