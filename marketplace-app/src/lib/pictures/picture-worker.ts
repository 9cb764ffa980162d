import { compressPicture, type PictureCodec, toJpegIfHeic } from './compress-picture'

/** The browser's own decoder and encoder; JPEG stands on white, as it knows nothing clear. */
const browserCodec: PictureCodec<ImageBitmap> = {
  read: async (file) => createImageBitmap(file),
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
