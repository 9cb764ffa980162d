import type { SomeWords } from '../../language'
import type { appearanceTexts as english } from '../appearance'

export const appearanceTexts: SomeWords<typeof english> = {
  title: 'Apariencia',
  lead: 'Se guarda solo en este dispositivo.',
  language: 'Idioma',
  groups: {
    mode: { label: 'Modo', options: { light: 'Claro', dark: 'Oscuro' } },
    direction: { label: 'Dirección', options: { ltr: 'De izquierda a derecha', rtl: 'De derecha a izquierda' } },
    contrast: { label: 'Contraste', options: { default: 'Normal', bold: 'Marcado' } },
    stretch: { label: 'Ancho de la página', options: { off: 'Compacto', on: 'Ancho completo' } },
  },
  navigation: 'Mostrar nombres en la barra lateral',
  compactTables: 'Filas compactas en las tablas',
}
