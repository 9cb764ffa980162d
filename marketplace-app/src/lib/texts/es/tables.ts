import type { SomeWords } from '../../language'
import type { tableTexts as english } from '../tables'
import { counted, figure } from './counted'

export const tableTexts: SomeWords<typeof english> = {
  sortBy: (column) => `Ordenar por ${column}`,
  sortLabel: 'Ordenar por',
  sorted: { asc: (column) => `${column}, ascendente`, desc: (column) => `${column}, descendente` },
  export: 'Exportar CSV',
  exported: (rows) => counted(rows, 'fila exportada', 'filas exportadas'),
  exportedPart: (rows) => `El archivo tiene las primeras ${figure(rows)} filas. Acote los filtros para el resto.`,
  exportFailed: 'La exportación no funcionó',
  compact: 'Filas compactas',
}
