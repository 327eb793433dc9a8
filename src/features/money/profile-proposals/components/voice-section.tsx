import { useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { Recorder } from '../../../consult/media/components/recorder.tsx'
import type { Recorded } from '../../../consult/media/page/use-recorder.ts'
import { NOTE_TYPES } from '../../../consult/media/rules.ts'
import { VoicePlayer } from '../../../consult/voices/components/voice-player.tsx'
import { VOICE_SECONDS, type VoiceView } from '../../../consult/voices/rules.ts'
import { texts } from '../texts.ts'
import { FileForm, RemoveFile } from './file-form.tsx'
import { TakeBack } from './take-back.tsx'

interface VoiceSectionProps {
  psychicId: number
  voice: VoiceView | null
  /** The one that waits, and its proposal. */
  waiting: (VoiceView & { id: number }) | null
  error: string | undefined
}

/** The presentation that the profile plays, the one that waits, and the means to record another. */
export function VoiceSection({ psychicId, voice, waiting, error }: VoiceSectionProps) {
  const t = useTexts(texts)
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  const [live, setLive] = useState(false)
  const [isRecording, setRecording] = useState(false)
  useEffect(() => setLive(true), [])
  const send = async ({ blob, wave }: Recorded) => {
    const form = new FormData()
    form.set('intent', 'voice')
    form.set('wave', wave)
    form.set('file', blob, 'presentation')
    setRecording(false)
    await submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  return (
    <Section title={t('voiceTitle')}>
      <p>{t('voiceLead')}</p>
      {voice ? (
        <div className="profile-sound">
          <p>{t('voiceNow')}</p>
          <VoicePlayer psychicId={psychicId} voice={voice} />
          <RemoveFile field="voice" label={t('voiceRemove')} />
        </div>
      ) : (
        <p>{t('voiceNone')}</p>
      )}
      {waiting ? (
        <div className="profile-sound">
          <p>{t('voiceWaits')}</p>
          <VoicePlayer psychicId={psychicId} voice={waiting} />
          <TakeBack id={waiting.id} />
        </div>
      ) : null}
      {isRecording ? (
        <Recorder
          most={VOICE_SECONDS}
          send={t('voiceSend')}
          onSend={(recorded) => void send(recorded)}
          onCancel={() => setRecording(false)}
        >
          <p>{t('voiceBelow')}</p>
        </Recorder>
      ) : live ? (
        <p>
          <Button type="button" variant="secondary" busy={busy} onClick={() => setRecording(true)}>
            {t('voiceRecord')}
          </Button>
        </p>
      ) : null}
      {isRecording ? null : (
        <FileForm
          key={waiting?.hash}
          field="voice"
          accept={NOTE_TYPES}
          label={t('voiceFile')}
          error={error}
          send={t('voiceSend')}
        />
      )}
    </Section>
  )
}
