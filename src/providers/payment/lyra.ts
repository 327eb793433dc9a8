import type { GatewayTable } from './gateway-table.ts'

/**
 * The page of Lyra Network under each of its banks' names: PayZen, Systempay (Banque Populaire, Caisse d’Épargne),
 * Sogecommerce (Société Générale), Scellius (La Banque Postale), Monetico Retail, PayZen by OSB, Lyra Collect.
 * @see https://paiement.systempay.fr/doc/en-EN/form-payment/standard-payment/
 */
export const lyraTable: GatewayTable = {
  signature: { field: 'signature', prefix: 'vads_', between: '+', hash: 'sha256', encoding: 'base64' },
  form: {
    names: {
      shop: 'vads_site_id',
      mode: 'vads_ctx_mode',
      amount: 'vads_amount',
      reference: 'vads_order_id',
      number: 'vads_trans_id',
      at: 'vads_trans_date',
      label: 'vads_order_info',
      backTo: 'vads_url_return',
      left: 'vads_url_cancel',
      strong: 'vads_threeds_mpi',
    },
    fixed: {
      vads_action_mode: 'INTERACTIVE',
      vads_page_action: 'PAYMENT',
      vads_payment_config: 'SINGLE',
      vads_currency: '978',
      vads_language: 'fr',
      vads_version: 'V2',
      vads_return_mode: 'NONE',
    },
    strong: ['3', '0'],
  },
  // A payment may be tried several times: each try has its own uuid, or none if the client left.
  notice: { reference: 'vads_order_id', event: ['vads_order_id', 'vads_trans_uuid', 'vads_trans_status'] },
}
