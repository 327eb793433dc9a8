/** The level of a score from 0 to 100. */
export function levelOf(score: number): 'veryHigh' | 'high' | 'middle' | 'low' {
  if (score >= 75) return 'veryHigh'
  if (score >= 55) return 'high'
  return score >= 35 ? 'middle' : 'low'
}

const points = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero', maximumFractionDigits: 1 })

/** Points with an explicit plus or minus. */
export const inPoints = (value: number): string => points.format(value).replace('-', '−')
