import { inLanguage } from '../language'

/** Texts of choosing, cutting and uploading pictures and files. */
export const pictureTexts = inLanguage('pictureTexts', {
  crop: {
    title: (title: string) => (title ? `Crop “${title}”` : 'Crop the photo'),
    apply: 'Crop',
    area: 'Picture: move it with the arrow keys',
    size: 'Size',
    zoom: 'Zoom',
    rotation: 'Rotation',
    times: (zoom: number) => `${zoom} times`,
    degrees: (degrees: number) => `${degrees} degrees`,
    pixels: (size: number) => `${size} pixels`,
    part: (width: number, height: number) => `The part is ${width} by ${height} pixels`,
  },
  files: {
    types: (accept: string) => `Choose ${accept.replaceAll(',', ', ').replace(/, ([^,]+)$/, ' or $1')}`,
    pictures: 'Choose a picture',
    one: 'Choose one file',
    unreadable: 'This picture cannot be read',
    heic: 'This HEIC picture cannot be read. Save it as a JPEG and choose that.',
    full: 'There is no room for more',
    refused: (name: string, reason: string) => `${name}: ${reason}`,
  },
  uploads: {
    progress: (at: number, all: number) => `Uploading ${at} of ${all}`,
    done: (count: number) => (count === 1 ? 'One file is uploaded' : `${count} files are uploaded`),
    states: { waiting: 'Waiting', preparing: 'Getting ready', sending: 'Uploading', failed: 'Not uploaded' },
    retry: 'Try again',
    retryOne: (name: string) => `Try again: ${name}`,
    cancel: 'Cancel',
    cancelOne: (name: string) => `Cancel: ${name}`,
    cancelAll: 'Cancel all',
    list: 'Files on their way',
  },
  profile: {
    avatar: { choose: 'Choose a picture', remove: 'Remove the picture', alt: 'Your picture' },
    banner: { choose: 'Choose a banner', remove: 'Remove the banner', alt: 'Your banner' },
    lead: 'JPEG, PNG, WebP, BMP or HEIC, up to 30 MB; we make it small.',
  },
})
