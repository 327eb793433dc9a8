import { Ornament, PlanetIcon, ZodiacIcon } from '../../../../ui/art/art.tsx'
import { MoonPhase, moonPhases } from '../../../../ui/art/moon-phase.tsx'
import { ornamentNames } from '../../../../ui/art/ornament.data.ts'
import { planetSigns } from '../../../../ui/art/planet.data.ts'
import { zodiacSigns } from '../../../../ui/art/zodiac.data.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as skyTexts } from '../../../sky/sky/texts.ts'
import { artTexts, texts } from '../texts.ts'
import { Shown, Specimen } from './specimen.tsx'

/** The vector drawings of this site. */
export function Art() {
  const t = useTexts(artTexts)
  const sky = useTexts(skyTexts)
  const guide = useTexts(texts)
  return (
    <Section title={guide('drawings')} id="dessins">
      <Specimen title={t('zodiac')} source="art">
        <div className="guide-states">
          {zodiacSigns.map((sign) => (
            <Shown key={sign} state={sky(sign)}>
              <span>
                <ZodiacIcon sign={sign} size={48} />
                <ZodiacIcon sign={sign} />
              </span>
            </Shown>
          ))}
        </div>
      </Specimen>
      <Specimen title={t('planets')} source="art">
        <div className="guide-states">
          {planetSigns.map((body) => (
            <Shown key={body} state={sky(body)}>
              <span>
                <PlanetIcon body={body} size={48} />
                <PlanetIcon body={body} />
              </span>
            </Shown>
          ))}
        </div>
      </Specimen>
      <Specimen title={t('moons')} source="art">
        <div className="guide-states">
          {moonPhases.map((phase) => (
            <Shown key={phase} state={sky(phase)}>
              <span>
                <MoonPhase phase={phase} size={48} />
                <MoonPhase phase={phase} />
              </span>
            </Shown>
          ))}
        </div>
      </Specimen>
      <Specimen title={t('ornaments')} source="art">
        <div className="guide-states">
          {ornamentNames.map((name) => (
            <Shown key={name} state={t(name)}>
              <span>
                <Ornament name={name} size={96} />
              </span>
            </Shown>
          ))}
        </div>
      </Specimen>
    </Section>
  )
}
