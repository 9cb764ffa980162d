import type { SomeWords } from '../../language'
import type { paletteTexts as english } from '../palette'
import { counted } from './counted'

/** The search of screens; names of screens for admins are English so far. */
export const paletteTexts: SomeWords<typeof english> = {
  title: 'Ir a',
  label: 'Ir a una pantalla o a un almacén',
  placeholder: 'Escriba lo que busca',
  screens: 'Pantallas',
  settings: (tab) => `Configuración: ${tab}`,
  warehouse: 'Almacén',
  person: 'Persona',
  order: 'Reservación',
  orderNamed: (id, listing) => `Reservación ${id}: ${listing}`,
  none: 'Nada coincide.',
  found: (count) => counted(count, 'resultado', 'resultados'),
  dark: 'Cambiar al tema oscuro',
  light: 'Cambiar al tema claro',
  action: 'Acción',
  screen: 'Pantalla',
}
