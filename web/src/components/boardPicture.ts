/* A picture of the board as it is seen now, on the colour of the page: a canvas is copied, a drawing is drawn again. */

const SHARP = 2; // drawings are enlarged
const STYLES = [
  "fill",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "opacity",
  "stop-color",
  "transform",
  "visibility",
  "font",
  "text-anchor",
];

/** A drawing that stands on its own: its styles written into it, what it borrows from elsewhere on the page inside. */
function alone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll<SVGElement>("*")];
  [...drawing.querySelectorAll<SVGElement>("*")].forEach((one, k) => {
    const style = getComputedStyle(one);
    for (const name of STYLES) copies[k]!.style.setProperty(name, style.getPropertyValue(name));
  });
  const borrowed = new Set([...copy.outerHTML.matchAll(/url\((?:&quot;|")?#([\w-]+)/g)].map(([, id]) => id!));
  for (const id of borrowed)
    if (!copy.querySelector(`#${id}`)) copy.append(document.getElementById(id)!.cloneNode(true));
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute("width", String(SHARP * width));
  copy.setAttribute("height", String(SHARP * height));
  return copy;
}

async function painted(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(alone(drawing));
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  return image;
}

/** What is to be painted, and where: the canvas of a board, or the drawings of a board or a plan. */
async function layers(): Promise<{ image: CanvasImageSource; box: DOMRect; scale: number }[]> {
  const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-tier]");
  if (canvas) {
    const box = canvas.getBoundingClientRect();
    return [{ image: canvas, box, scale: canvas.width / box.width }];
  }
  const drawings = [
    ...document.querySelectorAll<SVGSVGElement>(".board .picture svg, .text-board :is(.grid, .diagram) svg"),
  ];
  return Promise.all(
    drawings.map(async (one) => ({ image: await painted(one), box: one.getBoundingClientRect(), scale: SHARP })),
  );
}

export async function picture(): Promise<Blob | null> {
  const all = await layers();
  if (!all.length) return null;
  const left = Math.min(...all.map(({ box }) => box.left));
  const top = Math.min(...all.map(({ box }) => box.top));
  const { scale } = all[0]!;
  const sheet = document.createElement("canvas");
  sheet.width = scale * (Math.max(...all.map(({ box }) => box.right)) - left);
  sheet.height = scale * (Math.max(...all.map(({ box }) => box.bottom)) - top);
  const brush = sheet.getContext("2d")!;
  brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  brush.fillRect(0, 0, sheet.width, sheet.height);
  for (const { image, box } of all)
    brush.drawImage(
      image,
      scale * (box.left - left),
      scale * (box.top - top),
      scale * box.width,
      scale * box.height,
    );
  return new Promise((done) => sheet.toBlob(done));
}
