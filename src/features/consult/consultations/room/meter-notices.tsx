import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { hoursToTell } from '../../../people/budget/rules.ts'
import { PAUSE_PAGE } from '../../../people/pauses/rules.ts'
import type { ShownMeter } from './meter-panel.tsx'
import styles from './room-side.module.css'
import { texts } from './texts.ts'

/** What the meter has to say: the other side is not heard, an hour has passed, or the end is near. */
export function MeterNotices({ meter, name }: { meter: ShownMeter; name: string }) {
  const t = useTexts(texts)
  // Only the client pays, and is told how long.
  const hours = meter.cents === null ? null : hoursToTell(meter.seconds)
  return (
    <>
      {meter.unheard ? <Notice>{t('unheard', { name, seconds: meter.unheard })}</Notice> : null}
      {hours === null ? null : (
        <Notice>
          <p>{hours === 1 ? t('anHour') : t('hours', { hours })}</p>
          <a className={styles.report} href={PAUSE_PAGE} target="_blank" rel="noopener">
            {t('takePause')}
          </a>
        </Notice>
      )}
      {meter.ending ? (
        <Notice tone="bad">{meter.cents === null ? t('warning.psychic', { name }) : t(warnings[meter.ending])}</Notice>
      ) : null}
    </>
  )
}

const warnings = { balance: 'warning', cap: 'warning.cap', length: 'warning.length' } as const
