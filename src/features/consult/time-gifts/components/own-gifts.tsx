import { href } from 'react-router'
import { inDay, inMinutes } from '../../../../platform/i18n/french.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import type { OwnGift } from '../own-gifts.server.ts'
import { texts } from '../texts.ts'

/** The minutes that a client was given; nothing without any. */
export function OwnGifts({ gifts }: { gifts: readonly OwnGift[] }) {
  const t = useTexts(texts)
  if (gifts.length === 0) return null
  return (
    <Section title={t('ownTitle')}>
      <p>{t('ownLead')}</p>
      <ul>
        {gifts.map(({ seconds, psychic, endsAt }) => {
          const values = { time: inMinutes(seconds), day: inDay(endsAt) }
          return (
            <li key={`${endsAt} ${psychic?.slug}`}>
              {psychic ? (
                <LinkedText
                  from={texts}
                  name="withOne"
                  values={values}
                  links={{ psychic: { href: href('/voyance/:slug', { slug: psychic.slug }), label: psychic.name } }}
                />
              ) : (
                t('withNew', values)
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
