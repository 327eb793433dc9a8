import { href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import { deviceTexts } from '../device-texts.ts'
import type { Choosable } from '../kinds.ts'
import type { PushOfferView } from '../read-push.server.ts'
import { NOTIFICATIONS_PAGE } from '../rules.ts'
import styles from './push.module.css'
import { type Standing, useThisDevice } from './use-this-device.ts'

/** What is said where one kind of news is offered, by the kind. */
const said = { psychicFree: 'alert', request: 'request', turn: 'place' } as const

/** Where nothing comes. */
const nothing: ReadonlySet<Standing> = new Set(['unsupported', 'install', 'refused', 'failed'])

interface ThisDeviceProps {
  offer: PushOfferView
  /** The news for which it is offered; all of them without one. */
  kind?: Choosable & keyof typeof said
}

/** Notifications on this browser: whether they come, why not, and a button. Nothing is asked before it is pressed. */
export function ThisDevice({ offer, kind }: ThisDeviceProps) {
  const t = useTexts(deviceTexts)
  const { standing, busy, change } = useThisDevice(offer)
  const isUnchosen = kind !== undefined && !offer.kinds.includes(kind)
  return (
    <div className={styles.device}>
      <p role="status">
        <Words standing={standing} kind={kind} isUnchosen={isUnchosen} />
      </p>
      {nothing.has(standing) ? <Otherwise audience={offer.audience} /> : null}
      {(standing === 'off' || standing === 'failed' || (standing === 'on' && !kind)) && (
        <div>
          <Button type="button" variant="secondary" busy={busy} onClick={() => void change()}>
            {t(standing === 'on' ? 'turnOff' : 'turnOn')}
          </Button>
        </div>
      )}
      {kind && standing === 'on' ? <OnwardLink to={NOTIFICATIONS_PAGE}>{t('toChoices')}</OnwardLink> : null}
    </div>
  )
}

interface WordsProps {
  standing: Standing
  kind: keyof typeof said | undefined
  isUnchosen: boolean
}

function Words({ standing, kind, isUnchosen }: WordsProps) {
  const t = useTexts(deviceTexts)
  if (standing === 'on') return t(kind ? (isUnchosen ? `${said[kind]}Unchosen` : `${said[kind]}On`) : 'on')
  if (standing === 'off' || standing === 'unknown') return t(kind ? `${said[kind]}Off` : standing)
  return t(standing)
}

/** What comes instead where this browser gets nothing. */
function Otherwise({ audience }: { audience: 'client' | 'psychic' }) {
  const t = useTexts(deviceTexts)
  if (audience === 'psychic') return <p>{t('otherwisePsychic')}</p>
  const contact = { href: href('/mon-compte/telephone'), label: t('contactLink') }
  return (
    <p>
      <LinkedText from={deviceTexts} name="otherwise" links={{ contact }} />
    </p>
  )
}
