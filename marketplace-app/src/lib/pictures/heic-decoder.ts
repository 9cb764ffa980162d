import createLibheif from 'libheif-js/libheif-wasm/libheif.js'

/** The pixels of a picture, four bytes each: red, green, blue and opacity. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** What the module adds to its generated types. */
type HeifImage = {
  get_width: () => number
  get_height: () => number
  is_primary: () => boolean
  /** Fills `pixels`, and hands over null where it can't. */
  display: (pixels: Pixels, done: (shown: Pixels | null) => void) => void
  free: () => void
}
type Heif = { HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] } }

/** Phones take at most fifty megapixels, which are 200 MB here. */
const mostPixels = 60_000_000

/**
 * The main picture of a HEIC file as it is to be shown: turned and mirrored as the file says. `module`: libheif's
 * WebAssembly, which `libheif-js` brings. @throws Error when the file can't be read, or is of more than 60 megapixels.
 */
export async function decodeHeic(file: ArrayBuffer, module: ArrayBuffer): Promise<Pixels> {
  const { HeifDecoder } = createLibheif({ wasmBinary: module }) as unknown as Heif
  const images = new HeifDecoder().decode(new Uint8Array(file))
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0]
    if (!image) throw new Error('no picture in this file')
    const [width, height] = [image.get_width(), image.get_height()]
    if (width * height > mostPixels) throw new Error(`${width} by ${height} pixels are too many`)
    return await shown(image, { data: new Uint8ClampedArray(width * height * 4), width, height })
  } finally {
    for (const image of images) image.free()
  }
}

const shown = (image: HeifImage, pixels: Pixels): Promise<Pixels> =>
  new Promise((resolve, reject) =>
    image.display(pixels, (done) => (done ? resolve(done) : reject(new Error('the picture is broken')))),
  )
