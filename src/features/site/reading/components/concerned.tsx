import { href } from 'react-router'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PsychicList } from '../../../consult/psychics/components/psychic-list.tsx'
import type { PsychicView } from '../../../consult/psychics/views.ts'
import { texts } from '../../../content/content/texts.ts'
import { type Concern, searchOf } from '../concerned-psychics.ts'

interface ConcernedProps {
  concern: Concern
  psychics: readonly PsychicView[]
  /** Those who are listed and those who are not. */
  total: number
}

/** The psychics that a page is about, those available first. */
export function Concerned({ concern, psychics, total }: ConcernedProps) {
  const t = useTexts(texts)
  const isOfTrade = 'jobId' in concern
  const search = searchOf(concern)
  return (
    <Section title={t(isOfTrade ? 'available' : 'availableByPhone')}>
      {psychics.length === 0 ? (
        <p>{t(isOfTrade ? 'noneListed' : 'noneByPhone')}</p>
      ) : (
        <PsychicList first={psychics} total={total} search={search} callSearch={search} />
      )}
      <OnwardLink to={`${href('/voyance')}${isOfTrade ? `?${search}` : ''}`}>
        {t(isOfTrade ? 'seeAll' : 'seeEveryone')}
      </OnwardLink>
    </Section>
  )
}
