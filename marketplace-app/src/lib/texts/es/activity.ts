import type { SomeWords } from '../../language'
import type { activityTexts as english } from '../activity'
import { counted } from './counted'

export const activityTexts: SomeWords<typeof english> = {
  title: 'Actividad',
  lead: 'Quién hizo qué y cuándo. Aquí no se puede cambiar nada.',
  filters: 'Filtrar la actividad',
  caption: 'Lo que hicieron las personas, lo más reciente primero',
  when: 'Cuándo',
  who: 'Quién',
  what: 'Qué',
  subject: 'Sobre',
  changes: 'Cambios',
  change: (field, before, after) => `${field}: de ${before || '–'} a ${after || '–'}`,
  system: 'La plataforma',
  inNameOf: (name) => `en nombre de ${name}`,
  nobody: (id) => `Persona ${id}`,
  gone: (id) => `N.º ${id}, eliminado`,
  person: (name) => `Solo ${name} y quien actuó en su nombre`,
  everybody: 'Mostrar a todos',
  onlyPerson: (name) => `Mostrar solo lo que hizo ${name}`,
  toPerson: 'Página de la cuenta',
  kind: 'Tipo de registro',
  anyKind: 'Todos los registros',
  kinds: { user: 'Cuentas', warehouse: 'Almacenes', service: 'Servicios' },
  from: 'Desde',
  to: 'Hasta',
  found: (count) => counted(count, 'acción', 'acciones'),
  pages: 'Páginas de acciones',
  empty: 'No se hizo nada',
  emptyLead: 'Ninguna acción coincide con estos filtros. Los días son los de UTC.',
}
