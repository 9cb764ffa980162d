import type { SomeWords } from '../../language'
import type { compareTexts as english } from '../compare'

export const compareTexts: SomeWords<typeof english> = {
  compare: 'Comparar',
  toggle: (name) => `Comparar ${name}`,
  tray: 'Almacenes por comparar',
  filled: (count, most) => `${count} de ${most}`,
  clear: 'Borrar',
  ask: 'Pedir cotizaciones',
  askBest: 'Pedir cotización a los diez mejores',
}
