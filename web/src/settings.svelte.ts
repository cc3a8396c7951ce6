/* What a reader has chosen on this device, kept in the browser. */
import { LANGUAGES, negotiateLanguage, setFirstLanguage, setLanguage } from "./messages.svelte";
import { visitQuery } from "./route.svelte";

const KEPT = "ziggurat.settings";

const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark",
  language: "auto",
  sound: true,
  volume: 0.7,
  notify: false, // of my turn, while the page is out of sight
  speed: "calm" as "calm" | "quick" | "none",
  bots: "calm" as "slow" | "calm" | "none",
  confirm: "touch" as "touch" | "always" | "never",
  quality: "auto" as "auto" | "full" | "plain" | "flat",
  twin: false,
  notation: false,
  name: "",
  tips: 0, // 3: none at all
  learned: {} as Record<string, boolean>, // tips that are done, by game and moment
};
export type Settings = typeof DEFAULTS;

/** Storage may be full or forbidden; the page then forgets, and works. */
export function loadStored<T>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as T) };
  } catch {
    return otherwise;
  }
}
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forgetting is all that happens.
  }
}

export const settings: Settings = $state(loadStored(KEPT, DEFAULTS));

const night = matchMedia("(prefers-color-scheme: dark)");
let nightfall = $state(night.matches);
night.addEventListener("change", () => (nightfall = night.matches));

export const dark = () => (settings.theme === "system" ? nightfall : settings.theme === "dark");
/** Milliseconds from one action of a bot to the next. */
export const botPause = () => ({ slow: 1500, calm: 700, none: 0 })[settings.bots];
export const pace = () => ({ calm: 1, quick: 0.45, none: 0 })[settings.speed];

/** What the address asks for (`?theme=dark&lang=de&quality=full`) holds for this visit only. */
function settingsInAddress(): Partial<Record<keyof Settings, string>> {
  const query = visitQuery();
  const found = { theme: query.get("theme"), language: query.get("lang"), quality: query.get("quality") };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

export async function applySettings(): Promise<void> {
  const [visit, before] = [settingsInAddress(), $state.snapshot(settings)];
  Object.assign(settings, visit);
  await setFirstLanguage([negotiateLanguage(settings.language), ...LANGUAGES]);
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset["theme"] = dark() ? "dark" : "light";
      const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
    });
    $effect(() => void setLanguage(negotiateLanguage(settings.language)).catch(() => null)); // kept: the one before
    $effect(() => {
      const now = $state.snapshot(settings);
      const passing = Object.entries(visit).filter(([name, value]) => now[name as keyof Settings] === value);
      store(KEPT, {
        ...now,
        ...Object.fromEntries(passing.map(([name]) => [name, before[name as keyof Settings]])),
      });
    });
  });
}
