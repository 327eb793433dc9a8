import {
  BooleanInput,
  FormDataConsumer,
  type HttpError,
  NumberInput,
  SaveButton,
  SelectInput,
  TextInput,
  Toolbar,
  useNotify,
  useRedirect,
  useRefresh,
} from 'react-admin'
import { SIGNS } from '../../../../src/astrology/names.ts'
import type { campaignsContract } from '../../../../src/features/site/campaigns/contract.server.ts'
import type { OpenedCampaign } from '../../../../src/features/site/campaigns/open-campaign.server.ts'
import { texts as skyTexts } from '../../../../src/features/sky/sky/texts.ts'
import { ask } from '../../ask.ts'
import { keepDraft } from '../../parts/draft.ts'
import { FormRefusal } from '../../parts/form-refusal.tsx'
import { Kept } from '../../parts/kept-form.tsx'
import { choicesOf } from '../../words.ts'
import { givenBy, type Typed, typedFrom } from './typed.ts'
import { audienceWords, said, words } from './words.ts'

const { fields } = words
type Write = (typeof campaignsContract)['writeCampaign']
type Change = (typeof campaignsContract)['changeCampaign']

const Save = () => (
  <Toolbar>
    <SaveButton label={said.save} alwaysEnable />
  </Toolbar>
)

/** The form of a draft, or of a new campaign. Its input survives a reload. */
export function CampaignForm({ campaign }: { campaign: OpenedCampaign | null }) {
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const place = `campaigns:${campaign?.id ?? 'new'}:form`

  async function send(values: object) {
    const typed = { ...typedFrom(campaign), ...values } as Typed
    const given = givenBy(typed)
    try {
      const { id } = campaign
        ? await ask<Change>('PATCH', '/api/admin/campaigns/:id', { params: { id: campaign.id }, body: given }).then(
            () => campaign,
          )
        : await ask<Write>('POST', '/api/admin/campaigns', { body: { channel: typed.channel, ...given } })
      keepDraft(place, null)
      notify(said.saved, { type: 'success' })
      redirect('show', 'campaigns', id)
      refresh()
      return {}
    } catch (thrown) {
      return { root: { server: (thrown as HttpError).message } }
    }
  }
  return (
    <Kept place={place} values={typedFrom(campaign)} toolbar={<Save />} onSubmit={send}>
      <TextInput source="name" label={fields.name} required fullWidth slotProps={{ htmlInput: { maxLength: 80 } }} />
      {campaign ? null : (
        <SelectInput source="channel" label={fields.channel} choices={choicesOf(words.values.channel)} required />
      )}
      <FormDataConsumer<Typed>>{({ formData }) => <Fields typed={formData} />}</FormDataConsumer>
      <FormRefusal />
    </Kept>
  )
}

const Fields = ({ typed }: { typed: Partial<Typed> }) => (
  <>
    {typed.channel === 'sms' ? null : (
      <SelectInput source="to" label={fields.to} choices={choicesOf(audienceWords.to)} required fullWidth />
    )}
    {typed.channel !== 'sms' && typed.to === 'letter' ? (
      <SelectInput source="sign" label={fields.sign} choices={signChoices} emptyText={said.anySign} fullWidth />
    ) : null}
    {typed.channel === 'sms' || typed.to === 'offers' ? (
      <>
        <SelectInput
          source="visited"
          label={fields.visited}
          choices={choicesOf(audienceWords.visited)}
          required
          fullWidth
        />
        <NumberInput source="psychicId" label={fields.psychicId} min={1} fullWidth />
      </>
    ) : null}
    <Wording name="A" channel={typed.channel} />
    <BooleanInput source="twofold" label={said.twofold} />
    {typed.twofold ? (
      <section>
        <h3>{said.wordingB}</h3>
        <Wording name="B" channel={typed.channel} />
      </section>
    ) : null}
  </>
)

const signChoices = SIGNS.map((id) => ({ id, name: skyTexts.entries[id] }))

function Wording({ name, channel }: { name: 'A' | 'B'; channel: Typed['channel'] | undefined }) {
  if (channel === 'sms') {
    return (
      <>
        <TextInput
          source={`text${name}`}
          label={fields.text}
          required
          multiline
          fullWidth
          slotProps={{ htmlInput: { maxLength: 160 } }}
        />
        <TextInput source={`path${name}`} label={fields.path} helperText={said.pathHint} fullWidth />
      </>
    )
  }
  return (
    <>
      <TextInput
        source={`subject${name}`}
        label={fields.subject}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextInput
        source={`preview${name}`}
        label={fields.preview}
        helperText={said.previewHint}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <TextInput
        source={`body${name}`}
        label={fields.body}
        helperText={said.bodyHint}
        required
        multiline
        minRows={8}
        fullWidth
      />
    </>
  )
}
