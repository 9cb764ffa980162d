import heifModule from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { compressPicture, isHeic, type PictureCodec, toJpegIfHeic } from './compress-picture'

/** Most browsers read no HEIC: libheif does, which is fetched for the first such picture. */
async function readHeic(file: Blob): Promise<ImageBitmap> {
  const [{ decodeHeic }, module] = await Promise.all([import('./heic-decoder'), fetch(heifModule)])
  const { data, width, height } = await decodeHeic(await file.arrayBuffer(), await module.arrayBuffer())
  return createImageBitmap(new ImageData(data, width, height))
}

/** The browser's own decoder and encoder; JPEG stands on white, as it knows nothing clear. */
const browserCodec: PictureCodec<ImageBitmap> = {
  read: (file) =>
    createImageBitmap(file).catch((error: unknown) => {
      if (file instanceof File && isHeic(file)) return readHeic(file)
      throw error
    }),
  write: async (picture, { width, height }, type, quality) => {
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('this browser draws no pictures')
    if (type === 'image/jpeg') {
      pen.fillStyle = '#ffffff'
      pen.fillRect(0, 0, width, height)
    }
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, width, height)
    return canvas.convertToBlob({ type, quality })
  },
}

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void (async () => {
    const file = await toJpegIfHeic(data, browserCodec)
    postMessage(await compressPicture(file, browserCodec))
  })()
})
