/* The shapes of the page without a page: which faces of bars, die, cubes and plates would show their signs mirrored.
   Run by test_mirrored_faces.py in the folder web/; the answer is a JSON object of counts by shape. */
import { Vector3 } from "three";
import { runnerImport } from "vite";

const load = async (path) => (await runnerImport(`./src/games/${path}`, { configFile: false, logLevel: "error" })).module;
const [talo, babel, nivos] = await Promise.all(["talo/meshes.ts", "babel/cube.ts", "nivos/meshes.ts"].map(load));

/** How many triangles show their picture the right way round to who looks from outside, of those that are asked about. */
function counted(shape, flat, sheet = 1) {
  const made = shape.index ? shape.toNonIndexed() : shape;
  const [at, uv, normal] = ["position", "uv", "normal"].map((name) => made.getAttribute(name));
  const count = { read: 0, mirrored: 0 };
  for (let k = 0; k < at.count; k += 3) {
    const corners = [0, 1, 2].map((n) => new Vector3().fromBufferAttribute(at, k + n));
    const round = corners[1].clone().sub(corners[0]).cross(corners[2].clone().sub(corners[0]));
    const out = new Vector3().fromBufferAttribute(normal, k);
    if (round.length() < 1e-4 || !flat(out)) continue;
    const [u, v] = [0, 1].map((axis) => [0, 1, 2].map((n) => uv.getComponent(k + n, axis)));
    const area = (u[1] - u[0]) * (v[2] - v[0]) - (u[2] - u[0]) * (v[1] - v[0]);
    if (Math.abs(area) < 1e-9 || u[0] >= sheet) continue; // one spot of paint, or grain: no sign
    count[area * Math.sign(round.dot(out)) > 0 ? "read" : "mirrored"]++;
  }
  return count;
}

const anywhere = () => true;
const straight = ({ x, y, z }) => Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) > 0.999;
const upward = ({ y }) => y > 0.999;

const found = { die: counted(talo.dieShape(), anywhere), board: counted(talo.furniture(), upward, 0.8) };
for (let length = 1; length <= 10; length++) found[`bar ${length}`] = counted(talo.barShape(length), straight);
found.cube = counted(babel.cubeGeometry("", "ewsnud"), straight);
found.cylinder = counted(nivos.cylinderShape(3), upward);
found["plate across"] = counted(nivos.plateShape("red", 3, 1), upward);
found["plate along"] = counted(nivos.plateShape("red", 1, 3), upward);

/* When a face is up it is up, and its number stands upright for who looks from the south. */
const die = talo.dieShape();
const [at, uv, normal] = ["position", "uv", "normal"].map((name) => die.getAttribute(name));
found.turned = Array.from({ length: 10 }, (_, k) => {
  const [face, turn] = [k + 1, talo.dieTurn(k + 1)];
  const corners = Array.from({ length: at.count }, (_, n) => n).filter((n) => Math.floor(uv.getX(n) * 11) === face);
  const spot = (n) => new Vector3().fromBufferAttribute(at, n).applyQuaternion(turn);
  const [top, foot] = [Math.max, Math.min].map((best) => {
    const v = best(...corners.map((n) => uv.getY(n)));
    return spot(corners.find((n) => uv.getY(n) === v));
  });
  const up = new Vector3().fromBufferAttribute(normal, corners[0]).applyQuaternion(turn);
  return up.y > 0.999 && top.z < foot.z && Math.abs(top.x - foot.x) < 0.01;
});
console.log(JSON.stringify(found));
