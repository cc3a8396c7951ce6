/*
 * Opens pages in Firefox, over WebDriver BiDi, and says what went wrong: node firefox_pages.mjs PROGRAM PUPPETEER JSON
 * where JSON is a list of [address, selector of what must be there].
 */
import { pathToFileURL } from "node:url";

const [program, library, pages] = process.argv.slice(2);
const { default: puppeteer } = await import(pathToFileURL(library).href);
const browser = await puppeteer.launch({ browser: "firefox", executablePath: program, headless: true });
const wrong = [];
for (const [address, there] of JSON.parse(pages)) {
  const page = await browser.newPage();
  page.on("pageerror", (error) => wrong.push(`${address}: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && wrong.push(`${address}: ${message.text()}`));
  try {
    await page.goto(address);
    await page.waitForSelector(there, { timeout: 60_000 });
    const bars = await page.evaluate(() => getComputedStyle(document.body).scrollbarColor);
    if (bars === "auto") wrong.push(`${address}: the scrollbars are not in the page's colours`);
  } catch (error) {
    wrong.push(`${address}: ${error.message}`);
  }
  await page.close();
}
await browser.close();
console.log(JSON.stringify(wrong));
