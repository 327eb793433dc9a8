import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PICTURE_TYPES } from '../../../consult/media/rules.ts'
import { texts } from '../texts.ts'
import { FileForm, RemoveFile } from './file-form.tsx'
import styles from './files.module.css'
import { TakeBack } from './take-back.tsx'

const SHOWN = 120

interface PortraitSectionProps {
  name: string
  portrait: string | null
  /** The one that waits, and its proposal. */
  waiting: { id: number; address: string } | null
  error: string | undefined
}

/** The photo of the profile, the one that waits, and a form for another. */
export function PortraitSection({ name, portrait, waiting, error }: PortraitSectionProps) {
  const t = useTexts(texts)
  return (
    <Section title={t('portraitTitle')}>
      <div className={styles.files}>
        <figure className={styles.file}>
          <Avatar name={name} src={portrait} size={SHOWN} />
          <figcaption>{portrait ? t('portraitNow') : t('portraitNone')}</figcaption>
          {portrait ? <RemoveFile field="portrait" label={t('portraitRemove')} /> : null}
        </figure>
        {waiting ? (
          <figure className={styles.file}>
            <Avatar name={name} src={waiting.address} size={SHOWN} />
            <figcaption>{t('portraitWaits')}</figcaption>
            <TakeBack id={waiting.id} />
          </figure>
        ) : null}
      </div>
      <FileForm
        key={waiting?.address}
        field="portrait"
        accept={PICTURE_TYPES}
        label={t('portraitFile')}
        hint={t('portraitLead')}
        error={error}
        send={t('portraitSend')}
      />
    </Section>
  )
}
