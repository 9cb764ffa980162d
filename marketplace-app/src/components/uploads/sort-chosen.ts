import { text } from '@stackyard/shared/messages/text'
import { maxFileBytes } from '@stackyard/shared/schema/file'
import { pictureTexts } from '../../lib/texts/pictures'

/** The largest picture that is read, in bytes; it is made small before it is sent. */
const maxReadBytes = 30 * 1_048_576

export type Refused = { name: string; reason: string }
export type Chosen = { taken: File[]; refused: Refused[] }

const words = pictureTexts.files
const pictureName = /\.(jpe?g|png|webp|bmp|hei[cf]|gif|avif)$/i

const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept === 'image/*'
    ? type.startsWith('image/') || (type === '' && pictureName.test(name))
    : accept.split(',').some((extension) => name.toLowerCase().endsWith(extension))

const refusalOf = (file: File, accept: string, isPicture: boolean): string | undefined => {
  if (!isAccepted(file, accept)) return accept === 'image/*' ? words.pictures : words.types(accept)
  if (file.size > (isPicture ? maxReadBytes : maxFileBytes))
    return text('upload.tooLarge', { size: isPicture ? '30 MB' : '3 MB' })
  return file.size < 1 ? text('upload.tooSmall', { size: '1 byte' }) : undefined
}

export type SortOptions = {
  accept: string
  single?: boolean
  /** Made small before it is sent, so that it may be larger. */
  isPicture?: boolean
  room?: number | undefined
}

/**
 * Which files of a choice are taken, and why the others are not: their kind by `accept` (`image/*`, or endings
 * of names), their size as chosen, one alone where one is asked for, and no more than there is room for.
 */
export function sortChosen(
  files: readonly File[],
  { accept, single = false, isPicture = false, room }: SortOptions,
): Chosen {
  if (single && files.length > 1) return { taken: [], refused: files.map(({ name }) => ({ name, reason: words.one })) }
  const chosen: Chosen = { taken: [], refused: [] }
  for (const file of files) {
    const isFull = room !== undefined && chosen.taken.length >= room
    const reason = refusalOf(file, accept, isPicture) ?? (isFull ? words.full : undefined)
    if (reason) chosen.refused.push({ name: file.name, reason })
    else chosen.taken.push(file)
  }
  return chosen
}
