const whole = new Intl.NumberFormat('es-US', { maximumFractionDigits: 0 })

export const figure = (count: number): string => whole.format(count)

/** "9,669 almacenes", "1 almacén". */
export const counted = (count: number, one: string, more: string): string =>
  `${figure(count)} ${count === 1 ? one : more}`
