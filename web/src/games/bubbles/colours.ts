/* The six bubbles: colour, dark of the colour, and the glyph that tells them apart without colour (60 wide, about 0, 0). */

export interface Paint {
  light: string;
  body: string;
  deep: string;
  glyph: string;
}

export const PAINT: Record<string, Paint> = {
  R: { light: "#ff9a86", body: "#d8402f", deep: "#7d1710", glyph: "M0-23L24 18Q25 21 21 21H-21Q-25 21-24 18Z" },
  P: { light: "#d3a9f2", body: "#8b4fc0", deep: "#46206b", glyph: "M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z" },
  Y: {
    light: "#ffe7a0",
    body: "#efb01f",
    deep: "#86560a",
    glyph: "M0-25L7-8.5 25-7 11.5 5 15.5 23 0 13.5-15.5 23-11.5 5-25-7-7-8.5Z",
  },
  B: { light: "#9fd2ff", body: "#2c7cd1", deep: "#113c72", glyph: "M0-25L21 0 0 25-21 0Z" },
  G: {
    light: "#aee6ae",
    body: "#3a9a52",
    deep: "#14512a",
    glyph: "M0 22C-12 12-24 3-23-9C-22-21-6-23 0-11C6-23 22-21 23-9C24 3 12 12 0 22Z",
  },
  K: {
    light: "#8d8a90",
    body: "#3b393f",
    deep: "#131216",
    glyph: "M-19-12L-12-19 0-7 12-19 19-12 7 0 19 12 12 19 0 7-12 19-19 12-7 0Z",
  },
};
