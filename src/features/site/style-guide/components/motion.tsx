import { CardFlip } from '../../../../ui/card-flip/card-flip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { Parallax } from '../../../../ui/parallax/parallax.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import { Specimen } from './specimen.tsx'

export function Motion() {
  const t = useTexts(texts)
  return (
    <Section title={t('motion')} id="mouvement">
      <Specimen title={t('flip')} source="card-flip">
        <div className="guide-row">
          <CardFlip label={t('turn')} front={<Back />} back={<Face />} />
          <CardFlip label={t('turnLocked')} front={<Back />} back={<Face />} disabled />
        </div>
      </Specimen>
      <Specimen title={t('parallax')} source="parallax">
        <p className="guide-lead">{t('parallaxLead')}</p>
        <div className={classNames('night', 'guide-round')}>
          <div className="guide-stage">
            <Parallax y={{ start: '30%', end: '-30%' }} turn={{ start: '-20deg', end: '20deg' }}>
              <Star size={72} />
            </Parallax>
            <Parallax y={{ start: '-4vh', end: '4vh' }}>
              <Star size={40} />
            </Parallax>
            <Parallax x={{ start: '-24px', end: '24px' }} turn={{ start: '0turn', end: '0.25turn' }}>
              <Star size={56} />
            </Parallax>
          </div>
        </div>
      </Specimen>
    </Section>
  )
}

const Star = ({ size }: { size: number }) => (
  <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false" className="guide-star">
    <path d="M20 2l3.5 14.500L38 20l-14.500 3.500L20 38l-3.500-14.500L2 20l14.500-3.500z" />
  </svg>
)

/** The back of a card, shown before it is turned. */
const Back = () => (
  <svg viewBox="0 0 120 200" width="120" height="200" aria-hidden="true" focusable="false" className="guide-card-back">
    <rect width="120" height="200" />
    <path d="M8 8h104v184H8zM14 14h92v172H14z" />
    <circle cx="60" cy="100" r="30" />
    <circle cx="60" cy="100" r="24" strokeDasharray="1 5" />
    <path d="M60 62v76M22 100h76M33 73l54 54M87 73l-54 54" />
  </svg>
)

const Face = () => (
  <svg viewBox="0 0 120 200" width="120" height="200" aria-hidden="true" focusable="false" className="guide-card-face">
    <rect width="120" height="200" />
    <path d="M8 8h104v184H8z" />
    <path d="M69 108a30 30 0 1 1-18-54 24 24 0 0 0 18 54z" />
    <path d="M20 150q10-8 20 0t20 0 20 0 20 0M30 164q8-6 16 0t16 0 16 0M88 40v10M83 45h10M30 120v8M26 124h8" />
  </svg>
)
