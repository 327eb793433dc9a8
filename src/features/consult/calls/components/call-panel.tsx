import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Side } from '../../rooms/rules.ts'
import { useAwake } from '../page/use-awake.ts'
import { useCall } from '../page/use-call.ts'
import { useMicrophone } from '../page/use-microphone.ts'
import { texts } from '../texts.ts'
import styles from './call-panel.module.css'
import { MicrophoneTest } from './microphone-test.tsx'
import { Talking } from './talking.tsx'

interface CallPanelProps {
  id: number
  side: Side
  /** The other side. */
  name: string
  /** Whether the other side is a program. */
  isAutomaton: boolean
  /** Who said that they don’t hear the other; null if nobody does. */
  unheardBy: Side | null
}

/** The voice of a room: the microphone’s test, and the call itself, beside the messages. */
export function CallPanel({ id, side, name, isAutomaton, unheardBy }: CallPanelProps) {
  const t = useTexts(texts)
  const { state, link } = useCall(id, side)
  const microphone = useMicrophone()
  const { stream, off } = microphone
  const { place, refused, sound } = state
  const isHere = place === 'here'
  useAwake(isHere)
  useEffect(() => {
    if (place === 'elsewhere') off()
  }, [place, off])
  const [speaker, setSpeaker] = useState('')
  const test = { microphone, side, name }
  return (
    <section className={styles.panel} aria-label={t('call')}>
      <noscript>
        <p>{t('scripts')}</p>
      </noscript>
      <div className={styles.live}>
        {isAutomaton ? <p className={styles.note}>{t('synthetic', { name })}</p> : null}
        {refused ? <Notice tone="bad">{refused}</Notice> : null}
        <Sound stream={sound} speaker={speaker} />
        {isHere && stream ? (
          <Talking
            state={state}
            name={name}
            isAutomaton={isAutomaton}
            microphone={stream}
            unheardBy={unheardBy && (unheardBy === side ? 'you' : 'other')}
            onUnheard={(unheard) => void link.sayUnheard(unheard)}
            speaker={speaker}
            onSpeaker={setSpeaker}
          />
        ) : place === 'elsewhere' ? (
          <TakeOver
            isOn={stream !== null}
            onTake={async () => {
              await microphone.ask()
            }}
          >
            {stream ? <MicrophoneTest {...test} onJoin={() => void link.join(stream, true)} /> : null}
          </TakeOver>
        ) : (
          <MicrophoneTest {...test} isJoining={place === 'joining'} onJoin={() => stream && void link.join(stream)} />
        )}
      </div>
    </section>
  )
}

function TakeOver({ isOn, onTake, children }: { isOn: boolean; onTake: () => void; children: React.ReactNode }) {
  const t = useTexts(texts)
  return (
    <>
      <p role="status">{t('elsewhere')}</p>
      {isOn ? (
        children
      ) : (
        <Button type="button" variant="secondary" onClick={onTake}>
          {t('takeOver')}
        </Button>
      )}
    </>
  )
}

/** The other person’s voice, on the chosen loudspeaker. */
function Sound({ stream, speaker }: { stream: MediaStream | null; speaker: string }) {
  const element = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (element.current) element.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    const audio = element.current
    if (speaker && audio && 'setSinkId' in audio) void audio.setSinkId(speaker).catch(() => {})
  }, [speaker])
  return (
    // biome-ignore lint/a11y/useMediaCaption: a live voice has no captions; the messages are beside it
    <audio ref={element} autoPlay />
  )
}
