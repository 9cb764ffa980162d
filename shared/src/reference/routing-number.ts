const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** Whether nine digits are a routing number by the ABA's checksum: their sum weighted by 3, 7 and 1 is a multiple of ten. */
export const isRoutingNumber = (digits: string): boolean => {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 10 === 0
}
