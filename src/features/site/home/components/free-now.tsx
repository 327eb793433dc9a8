import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import rail from '../../../../ui/rail/rail.module.css'
import { useTexts } from '../../../../ui/wording.tsx'
import { PresenceNews } from '../../../consult/psychics/components/presence-news.tsx'
import { PsychicCard } from '../../../consult/psychics/components/psychic-card.tsx'
import { usePresences } from '../../../consult/psychics/components/use-presences.ts'
import type { PsychicView } from '../../../consult/psychics/views.ts'
import { texts } from '../texts.ts'
import styles from './free-now.module.css'

/** Psychics who are available now; a card stays when its psychic becomes unavailable, and says so. */
export function FreeNow({ psychics, plural }: { psychics: readonly PsychicView[]; plural: string }) {
  const t = useTexts(texts)
  const presences = usePresences(psychics.map((psychic) => psychic.id))
  const present = psychics.map((psychic) => ({ ...psychic, ...presences.get(psychic.id) }))
  const all = (
    <ButtonLink to={href('/voyance')} variant="secondary">
      {t('freeAll', { plural })}
    </ButtonLink>
  )
  return (
    <Section title={t('freeTitle')}>
      {present.length === 0 ? (
        <Empty title={t('freeNone')}>
          <p>{t('freeNoneNext')}</p>
          {all}
          <OnwardLink to={href('/voyance/guide')}>{t('guide')}</OnwardLink>
        </Empty>
      ) : (
        <>
          <PresenceNews psychics={present} />
          <ul className={rail.rail}>
            {present.map((psychic) => (
              <li key={psychic.id}>
                <PsychicCard psychic={psychic} />
              </li>
            ))}
          </ul>
          <p className={styles.ways}>
            {all}
            <OnwardLink to={href('/voyance/guide')}>{t('guide')}</OnwardLink>
          </p>
        </>
      )}
    </Section>
  )
}
