import { inDay, inMinutes } from '../../../../platform/i18n/french.ts'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { themeTexts } from '../../consultations/theme-texts.ts'
import { texts as sharedTexts } from '../../shared-charts/texts.ts'
import type { Asker, Past } from '../read-client-card.server.ts'
import { MOST_MINUTES } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './incoming-request.module.css'

/** Whether a client comes back, how often they came and when last. */
export function PastLine({ past: { times, lastAt } }: { past: Past }) {
  const t = useTexts(texts)
  return <p>{lastAt ? t('returning', { count: times, day: inDay(lastAt) }) : t('newcomer')}</p>
}

interface ClientCardProps {
  name: string
  asker: Asker
  /** Those of the chart that the client shares, in words; null if none is shared. */
  signs: string | null
}

/** What a psychic knows of a client before accepting: never their credit. */
export function ClientCard({ name, asker, signs }: ClientCardProps) {
  const t = useTexts(texts)
  const shared = useTexts(sharedTexts)
  const themes = useTexts(themeTexts)
  const { theme, freeSeconds, lasts, note } = asker
  return (
    <Section title={t('cardTitle', { name })}>
      <PastLine past={asker} />
      <Figures small>
        <Figure label={t('cardTheme')}>{theme ? themes(theme) : t('cardNoTheme')}</Figure>
        <Figure label={t('cardBegins')}>
          {freeSeconds > 0 ? t('cardOffered', { time: inMinutes(freeSeconds) }) : t('cardPaid')}
        </Figure>
        <Figure label={t('cardLasts')}>
          {lasts === null || lasts >= MOST_MINUTES ? t('cardLong') : inMinutes(lasts * 60)}
        </Figure>
      </Figures>
      {signs ? (
        <>
          <h3>{shared('title')}</h3>
          <p>{signs}</p>
        </>
      ) : null}
      <p className={styles.note}>
        {freeSeconds > 0 ? t('cardOfferedNote') : null} {t('cardLastsNote')}
      </p>
      {note === '' ? (
        <p className={styles.note}>{t('cardNoNote')}</p>
      ) : (
        <>
          <h3>{t('cardNote')}</h3>
          <p className="workplace-words">{note}</p>
        </>
      )}
    </Section>
  )
}
