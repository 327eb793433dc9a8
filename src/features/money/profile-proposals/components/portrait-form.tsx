import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CropFrame } from '../../../../ui/crop/crop-frame.tsx'
import { useChosenPicture } from '../../../../ui/crop/use-chosen-picture.ts'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PICTURE_TYPES } from '../../../consult/media/rules.ts'
import accounts from '../../../house/forms/forms.module.css'
import { texts } from '../texts.ts'

/** Proposes a photo, of which one chooses the square; without scripts the server does. */
export function PortraitForm({ error }: { error: string | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { chosen, choose, crop } = useChosenPicture()
  const words = { frame: t('cropFrame'), size: t('cropSize'), left: t('cropLeft'), top: t('cropTop') }
  return (
    <CheckedForm method="post" encType="multipart/form-data" className={accounts.form}>
      <Field
        name="file"
        id="portrait-file"
        type="file"
        accept={PICTURE_TYPES}
        label={t('portraitFile')}
        hint={t('portraitLead')}
        error={error}
        onChange={(event) => void choose(event)}
        required
      />
      {chosen?.cut ? <CropFrame {...chosen.cut} words={words} onChange={crop} /> : null}
      <div className={accounts.actions}>
        <Button type="submit" name="intent" value="portrait" variant="secondary" busy={busy}>
          {t('portraitSend')}
        </Button>
      </div>
    </CheckedForm>
  )
}
