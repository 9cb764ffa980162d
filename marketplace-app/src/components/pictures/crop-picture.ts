import { turnedSize } from '@stackyard/shared/domain/picture-crop'

/** A part of a picture in the picture's own pixels, after it was turned; it may reach beyond the picture. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** Widest side of what is kept, in pixels: enough for the largest place a listing's photo stands. */
const maxWidth = 1920

/** The size a part is drawn at: its own, or as wide as is of use, with the same proportions. */
export const sizeOf = ({ width, height }: Pick<CropArea, 'width' | 'height'>): { width: number; height: number } => {
  const scale = Math.min(1, maxWidth / Math.max(1, width))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const loadImage = async (link: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = link
  await image.decode()
  return image
}

/** The part of the picture, turned by so many degrees, as a JPEG on a white ground. */
export async function cropPicture(link: string, area: CropArea, degrees = 0): Promise<File> {
  const image = await loadImage(link)
  const canvas = document.createElement('canvas')
  const { width, height } = sizeOf(area)
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  const own = { width: image.naturalWidth, height: image.naturalHeight }
  const turned = turnedSize(own, degrees)
  pen.scale(width / area.width, height / area.height)
  pen.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(image, -own.width / 2, -own.height / 2)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
  if (!content) throw new Error('the picture could not be drawn')
  return new File([content], 'photo.jpg', { type: 'image/jpeg' })
}
