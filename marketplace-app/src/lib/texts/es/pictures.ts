import type { SomeWords } from '../../language'
import type { pictureTexts as english } from '../pictures'

export const pictureTexts: SomeWords<typeof english> = {
  crop: {
    title: (title) => (title ? `Recortar «${title}»` : 'Recortar la foto'),
    apply: 'Recortar',
    area: 'Foto: muévala con las flechas',
    size: 'Tamaño',
    zoom: 'Acercamiento',
    rotation: 'Rotación',
    times: (zoom) => `${zoom} veces`,
    degrees: (degrees) => `${degrees} grados`,
    pixels: (size) => `${size} pixeles`,
    part: (width, height) => `La parte mide ${width} por ${height} pixeles`,
  },
  files: {
    types: (accept) => `Elija ${accept.replaceAll(',', ', ').replace(/, ([^,]+)$/, ' o $1')}`,
    pictures: 'Elija una foto',
    one: 'Elija un solo archivo',
    unreadable: 'No se puede leer esta foto',
    heic: 'No se puede leer esta foto HEIC. Guárdela como JPEG y elija ese archivo.',
    full: 'No caben más',
    refused: (name, reason) => `${name}: ${reason}`,
  },
  uploads: {
    progress: (at, all) => `Subiendo ${at} de ${all}`,
    done: (count) => (count === 1 ? 'Se subió un archivo' : `Se subieron ${count} archivos`),
    states: { waiting: 'En espera', preparing: 'Preparando', sending: 'Subiendo', failed: 'No se subió' },
    retry: 'Intentar de nuevo',
    retryOne: (name) => `Intentar de nuevo: ${name}`,
    cancel: 'Cancelar',
    cancelOne: (name) => `Cancelar: ${name}`,
    cancelAll: 'Cancelar todo',
    list: 'Archivos en camino',
  },
  profile: {
    avatar: { choose: 'Elija una foto', remove: 'Quitar la foto', alt: 'Su foto' },
    banner: { choose: 'Elija una portada', remove: 'Quitar la portada', alt: 'Su portada' },
    lead: 'JPEG, PNG, WebP, BMP o HEIC, de hasta 30 MB; nosotros la reducimos.',
  },
}
