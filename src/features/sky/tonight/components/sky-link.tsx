import { href } from 'react-router'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

/** Leads to where a place can be given. */
export function SkyLink() {
  const t = useTexts(texts)
  return <OnwardLink to={`${href('/ciel')}#d-ou-vous-etes`}>{t('fromHere')}</OnwardLink>
}
