import { href } from 'react-router'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PsychicList } from '../../../consult/psychics/components/psychic-list.tsx'
import type { PsychicView } from '../../../consult/psychics/views.ts'
import { texts } from '../../../content/content/texts.ts'

/** Psychics of one kind, those available first. */
export function Concerned({ jobId, psychics }: { jobId: number; psychics: readonly PsychicView[] }) {
  const t = useTexts(texts)
  const search = `jobId=${jobId}`
  return (
    <Section title={t('available')}>
      {psychics.length === 0 ? (
        <p>{t('noneListed')}</p>
      ) : (
        <PsychicList first={psychics} total={psychics.length} search={search} callSearch={search} />
      )}
      <OnwardLink to={`${href('/voyance')}?${search}`}>{t('seeAll')}</OnwardLink>
    </Section>
  )
}
