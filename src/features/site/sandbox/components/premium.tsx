import { Form, href } from 'react-router'
import { inMinutes } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { spacedPhone } from '../../../../ui/phone-field/phone.ts'
import { PremiumNumber } from '../../../../ui/premium-number/premium-number.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { PremiumDial, PremiumHandset, SandboxPremium } from '../read-premium.server.ts'
import { texts } from '../texts.ts'
import styles from './calls.module.css'
import pad from './premium.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const

/** The demonstration's callers of the premium-rate number, and the telephones of the psychics whom they call. */
export function Premium({ of: { line, dials } }: { of: SandboxPremium }) {
  const t = useTexts(texts)
  return (
    <Section title={t('premiumTitle')} id="audiotel">
      <p>{t('premiumLead')}</p>
      <div>
        <PremiumNumber number={line.number} price={line} />
      </div>
      <Form method="post" className={styles.keys}>
        <Button type="submit" name="intent" value="dial">
          {t('dial')}
        </Button>
      </Form>
      <OnwardLink to={href('/voyance/audiotel')}>{t('premiumCodes')}</OnwardLink>
      <div aria-live="polite" className={styles.calls}>
        {dials.map((dial) => (
          <Dial key={dial.call} dial={dial} />
        ))}
      </div>
    </Section>
  )
}

function Dial({ dial: { call, caller, psychic, seconds } }: { dial: PremiumDial }) {
  const t = useTexts(texts)
  return (
    <>
      <Handset call={call} side="caller" name={t('callerSide')} of={caller} seconds={seconds} />
      {psychic ? (
        <Handset
          call={call}
          side="psychic"
          name={t('psychicSide', { number: spacedPhone(psychic.number) })}
          of={psychic}
          seconds={0}
        />
      ) : null}
    </>
  )
}

interface HandsetProps {
  call: string
  side: 'caller' | 'psychic'
  name: string
  of: PremiumHandset
  seconds: number
}

function Handset({ call, side, name, of: { state, heard }, seconds }: HandsetProps) {
  const t = useTexts(texts)
  return (
    <Card as="article" className={styles.handset}>
      <h3>{name}</h3>
      <p>{t(`premium.${state}`)}</p>
      {seconds > 0 ? <p>{t('premiumSeconds', { time: inMinutes(seconds) })}</p> : null}
      {heard.length === 0 ? null : (
        <ol className={styles.heard}>
          {heard.map((said, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was heard stays in its place
            <li key={place}>{said}</li>
          ))}
        </ol>
      )}
      {state === 'over' ? null : <Keys call={call} side={side} isRinging={state === 'ringing'} />}
    </Card>
  )
}

function Keys({ call, side, isRinging }: { call: string; side: string; isRinging: boolean }) {
  const t = useTexts(texts)
  return (
    <Form method="post" className={pad.pad}>
      <input type="hidden" name="dial" value={call} />
      <input type="hidden" name="side" value={side} />
      {isRinging ? (
        <Button type="submit" name="intent" value="answer" className={pad.whole}>
          {t('answer')}
        </Button>
      ) : (
        KEYS.map((key) => (
          <Button
            key={key}
            type="submit"
            name="intent"
            value={key}
            variant="secondary"
            aria-label={t('press', { key })}
          >
            {key}
          </Button>
        ))
      )}
      <Button type="submit" name="intent" value="hangUp" variant="quiet" className={pad.whole}>
        {t(isRinging ? 'decline' : 'hangUp')}
      </Button>
    </Form>
  )
}
