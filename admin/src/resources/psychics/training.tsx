import type { OpenedPsychic } from '../../../../src/features/money/psychic-management/contract.server.ts'
import { inDay } from '../../../../src/platform/i18n/french.ts'
import { Facts, Part } from '../../parts/facts.tsx'
import { training as said } from './words.ts'

/** When the psychic passed each module of the house's training. */
export const Training = ({ of }: { of: OpenedPsychic }) => (
  <Part title={said.title}>
    <Facts
      of={Object.fromEntries(of.training.map(({ title, passedAt }) => [title, passedAt ? inDay(passedAt) : said.toDo]))}
    />
  </Part>
)
