import { href } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import { Specimen } from './specimen.tsx'

const colours = [
  'ground',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'night-deep',
  'night',
  'night-high',
  'metal',
  'metal-bright',
  'metal-line',
  'good',
  'good-ground',
  'busy',
  'busy-ground',
  'bad',
  'bad-ground',
  'info-ground',
] as const
const spaces = [1, 2, 3, 4, 5, 6, 7, 8] as const

export function Foundations() {
  const t = useTexts(texts)
  return (
    <Section title={t('colours')} id="couleurs">
      <Specimen title={t('palette')} source="tokens.css">
        <ul className="guide-swatches">
          {colours.map((colour) => (
            <li key={colour}>
              <svg className="guide-swatch" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${colour})`} />
              </svg>
              <code>{colour}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t('type')} source="base.css">
        <div className="guide-prose">
          <p className="guide-hero">{t('typeTitle')}</p>
          <p className="guide-second">{t('typeTitle')}</p>
          <p className="guide-third">{t('typeTitle')}</p>
          <p>
            <LinkedText
              from={texts}
              name="typeText"
              links={{ link: { href: href('/voyance'), label: t('typeLink') } }}
            />
          </p>
          <small>{t('typeSmall')}</small>
        </div>
      </Specimen>
      <Specimen title={t('spaces')} source="tokens.css">
        <ul className="guide-spaces">
          {spaces.map((space) => (
            <li key={space}>
              <code>{`space-${space}`}</code>
              <svg aria-hidden="true">
                <rect width={`var(--space-${space})`} height="100%" fill="currentColor" />
              </svg>
            </li>
          ))}
        </ul>
        <div className="guide-row">
          <span className={classNames('guide-block', 'guide-radius')}>radius</span>
          <span className={classNames('guide-block', 'guide-radius-large')}>radius-large</span>
          <span className={classNames('guide-block', 'guide-shadow')}>shadow</span>
          <span className={classNames('guide-block', 'guide-shadow-high')}>shadow-high</span>
        </div>
      </Specimen>
    </Section>
  )
}
