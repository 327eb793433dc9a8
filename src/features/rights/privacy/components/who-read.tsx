import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import { MY_QUESTIONS } from '../../../consult/free-questions/rules.ts'
import { receiptAddress } from '../../../consult/rooms/addresses.ts'
import type { listReadings } from '../list-readings.server.ts'
import { texts } from '../texts.ts'

/** The staff members who read the person's conversations, and why. */
export function WhoRead({ readings }: { readings: Awaited<ReturnType<typeof listReadings>> }) {
  const t = useTexts(texts)
  return (
    <Section title={t('readingsTitle')} id="lectures">
      <p>{t('readingsLead')}</p>
      {readings.length === 0 ? (
        <p>{t('readingsNone')}</p>
      ) : (
        <ul>
          {readings.map(({ at, role, reason, consultationId }) => (
            <li key={`${at}${consultationId}`}>
              <LinkedText
                from={texts}
                name={`reader.${role}`}
                values={{ moment: inDayAndHour(at) }}
                links={{
                  receipt:
                    consultationId === null
                      ? { href: MY_QUESTIONS, label: t('readingOfQuestion') }
                      : { href: receiptAddress(consultationId), label: t('readingOf', { id: String(consultationId) }) },
                }}
              />{' '}
              {t('readingReason', { reason })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
