import { useTexts } from '../../../../ui/wording.tsx'
import { texts as words } from '../../charts/texts.ts'
import type { PairRead } from '../read-pair.server.ts'
import { texts } from '../texts.ts'

type Because = PairRead['themes'][number]['because']

/** The relation between two signs in words, with the effect of each part on the score. */
export function usePairReasons({ distance, elements: [one, other], modes: [first, second] }: PairRead) {
  const t = useTexts(texts)
  const w = useTexts(words)
  const relation = t(`distance${distance as 0}`)
  const both = (a: string, b: string) => (a === b ? t('same', { one: a }) : t('two', { one: a, other: b }))
  const elements = both(w(one), w(other))
  const modes = both(w(first), w(second))
  const what = { distance: relation, elements, modes }
  return {
    relation,
    elements,
    modes,
    reasonsOf: (because: Because) => because.map(({ kind, points }) => ({ what: what[kind], points })),
  }
}
