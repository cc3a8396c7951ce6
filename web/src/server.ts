/*
 * Whether there is a server of ours behind this page. The page of `make site` has none (vite.config.ts says so in it): there,
 * everything works that needs no other person.
 */
export const HAS_SERVER: boolean = document.documentElement.dataset?.["server"] !== "none";
