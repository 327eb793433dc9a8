import { inDay, inHour } from '../../../../platform/i18n/french.ts'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import type { ReadTouch } from '../read-transits.server.ts'
import { texts } from '../texts.ts'
import { useTouchName } from './touch-name.ts'
import styles from './transits.module.css'

/** What is touched on the date, the strongest first. */
export function Touches({ title, touches }: { title: string; touches: readonly ReadTouch[] }) {
  const t = useTexts(texts)
  const nameOf = useTouchName()
  return (
    <Section title={title}>
      {touches.length === 0 ? <p>{t('none')}</p> : null}
      <div className={styles.touches}>
        {touches.map((touch) => (
          <article key={`${touch.from} ${touch.to}`}>
            <h3>{nameOf(touch)}</h3>
            <p className={styles.when}>
              <When touch={touch} />
            </p>
            <p>{touch.text}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}

function When({ touch: { from, exactAt, orb, applying } }: { touch: ReadTouch }) {
  const t = useTexts(texts)
  const near = t(applying ? 'applying' : 'separating', { orb: inDegrees(orb) })
  if (exactAt.length === 0) return near
  return `${near} (${exact()})`

  function exact(): string {
    const days = exactAt.map((at) => inDay(new Date(at)))
    // The Moon is there for minutes, the others for a day.
    if (from === 'moon') return t('exactAt', { day: itemAt(days, 0), time: inHour(new Date(itemAt(exactAt, 0))) })
    return t('exactOn', { days: inRow(days, t) })
  }
}

function inRow(days: readonly string[], t: (key: 'and', values: { first: string; last: string }) => string): string {
  const last = itemAt(days, days.length - 1)
  return days.length === 1 ? last : t('and', { first: days.slice(0, -1).join(', le '), last: `le ${last}` })
}
