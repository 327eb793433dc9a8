import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { SharedSky } from '../read-shared.server.ts'
import { sharedChartPage } from '../rules.ts'
import { texts } from '../texts.ts'

/** The chart that the client shares, beside their card in the room. */
export function SharedSkySection({ sky }: { sky: SharedSky }) {
  const t = useTexts(texts)
  return (
    <Section title={t('title')}>
      <p>{sky.signs}</p>
      <details>
        <summary>{t('positions')}</summary>
        <ul>
          {sky.positions.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </details>
      <a href={sharedChartPage(sky.id)} target="_blank" rel="noopener">
        {t('wheel')}
      </a>
    </Section>
  )
}
