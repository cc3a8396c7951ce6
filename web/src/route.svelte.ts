/* Where we are: `/`, `/new/babel`, `/t/<table>`, `/about`. Links are plain links; clicks on them need no reload. */

const here = $state({ path: location.pathname, hash: location.hash });

export function path(): string {
  return here.path;
}

export function hash(): string {
  return here.hash;
}

function arrive(): void {
  here.path = location.pathname;
  here.hash = location.hash;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  scrollTo(0, 0);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.pathname + link.search + link.hash);
});
