import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import { RemoveFile } from './file-form.tsx'
import { PortraitForm } from './portrait-form.tsx'
import { TakeBack } from './take-back.tsx'

const SHOWN = 144

interface PortraitSectionProps {
  name: string
  portrait: string | null
  /** The one that waits, and its proposal. */
  waiting: { id: number; address: string; photo: string | null } | null
  error: string | undefined
}

/** The photo of the profile, the one that waits, and a form for another. */
export function PortraitSection({ name, portrait, waiting, error }: PortraitSectionProps) {
  const t = useTexts(texts)
  return (
    <Section title={t('portraitTitle')}>
      <div className="profile-files">
        <figure className="profile-file">
          <Avatar name={name} src={portrait} size={SHOWN} />
          <figcaption>{portrait ? t('portraitNow') : t('portraitNone')}</figcaption>
          {portrait ? <RemoveFile field="portrait" label={t('portraitRemove')} /> : null}
        </figure>
        {waiting?.photo ? (
          <figure className="profile-file">
            <img src={waiting.photo} alt="" width={SHOWN} height={SHOWN} />
            <figcaption>{t('portraitPhoto')}</figcaption>
          </figure>
        ) : null}
        {waiting ? (
          <figure className="profile-file">
            <Avatar name={name} src={waiting.address} size={SHOWN} />
            <figcaption>{t('portraitWaits')}</figcaption>
            <TakeBack id={waiting.id} />
          </figure>
        ) : null}
      </div>
      <PortraitForm key={waiting?.address} error={error} />
    </Section>
  )
}
