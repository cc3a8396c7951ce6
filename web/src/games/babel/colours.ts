/* The five colours of the cubes and the ink that is read on each; the number on a cube is its second sign. */
export const PAINT = ["#8f9296", "#f5f1e8", "#3b3836", "#d8b483", "#3f6fa3"];
export const INK = ["#1c1f22", "#5d5343", "#efe6d6", "#4b3213", "#ffffff"];
