/** Names that mail and advertising programs add to every link: nobody meant them, so they are neither told nor passed on. */

const BEGINNINGS = ['utm_', 'mtm_', 'pk_', 'hsa_', '__hs']

const NAMES = new Set(
  (
    'fbclid gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid _ga _gl srsltid msclkid twclid ttclid li_fat_id ' +
    'igsh igshid mibextid yclid ysclid rdt_cid epik sccid mc_cid mc_eid mkt_tok vero_id oly_anon_id oly_enc_id ' +
    '_hsenc _hsmi hsctatracking ml_subscriber ml_subscriber_hash s_cid wickedid'
  ).split(' '),
)

export const isTrackingName = (name: string): boolean => {
  const lower = name.toLowerCase()
  return NAMES.has(lower) || BEGINNINGS.some((beginning) => lower.startsWith(beginning))
}
