/** The listed companies of the invented market, one line each. */

/** A line of the roster, as read. */
export interface RosterLine {
  readonly ticker: string
  /** The name as people say it, then the legal ending: `Halcyon Optics` and `, Inc.`. */
  readonly shortName: string
  readonly ending: string
  readonly sector: string
  readonly exchange: 'NASDAQ' | 'NYSE' | 'AMEX'
  readonly product: string
  readonly sideline: string
  readonly customers: string
  readonly place: string
  readonly rival: string
  /** `adr`, or the first trading day when that is later than the world's, or empty. */
  readonly mark: string
}

// `ticker|name~ending|exchange|product|sideline|customers|place|rival|mark` under a line that names the sector.
const ROSTER = `
# Technology
HALO|Halcyon Optics~, Inc.|NASDAQ|optical modules|fibre test instruments|data-centre operators|Rochester|Brightfold Photonics
QNTR|Quantor Systems~ Corp.|NASDAQ|scheduling platforms|forecasting services|hospital groups|Raleigh|Planwise Software
VXLN|Vexlon Semiconductor~, Inc.|NASDAQ|power controllers|sensor chips|electric-vehicle makers|Boise|Siliquor Devices
DTMR|Deltamere Networks~, Inc.|NYSE|edge switches|network monitoring subscriptions|regional carriers|Richardson|Hopline Systems
LUMQ|Lumiqa Displays~ Corp.|NASDAQ|flexible displays|backlight films|handset makers|Hillsboro|Panelight
PYXR|Pyxar Software~, Inc.|NASDAQ|design suites|rendering credits|animation studios|Vancouver|Draftwell|2024-05-14
TSDQ|Tessadel Data~, Inc.|NASDAQ|data catalogues|compliance archives|insurers|Boston|Indexa Works
MNZKY|Minazuki Precision~ Co., Ltd.|NYSE|machine-vision cameras|calibration benches|electronics assemblers|Nagano|Okutama Instruments|adr
# Communications
KRSH.A|Karsh & Vale Media~ Corp.|NYSE|regional newspapers|trade exhibitions|local advertisers|Baltimore|Pennant Press
KRSH.B|Karsh & Vale Media~ Corp.|NYSE|regional newspapers|trade exhibitions|local advertisers|Baltimore|Pennant Press
FNDL|Fernadell Wireless~, Inc.|NYSE|mobile plans|tower leases|rural households|Tulsa|Openrange Mobile
ECHQ|Echoquay Audio~, Inc.|NASDAQ|podcast networks|studio recorders|brand advertisers|Nashville|Soundloft
TLQR|Telquora Holdings~, Inc.|NASDAQ|broadband lines|home routers|suburban subscribers|Omaha|Cablemont
PLWX|Playwrax Games~, Inc.|NASDAQ|strategy games|card packs|mobile players|Austin|Dicehaven Studios
# Health Care
VITQ|Vitaquel Therapeutics~, Inc.|NASDAQ|enzyme therapies|diagnostic assays|specialist clinics|Cambridge|Corvance Bio
BRMD|Bramwold Diagnostics~, Inc.|NYSE|blood analysers|reagent kits|reference laboratories|Durham|Assaymark
NRDV|Nordavia Medical~, Inc.|NYSE|infusion pumps|patient monitors|intensive-care units|Minneapolis|Medithorne
ORTQ|Orthequa Implants~, Inc.|NYSE|hip implants|surgical robots|orthopaedic surgeons|Warsaw, Indiana|Jointcraft
CELW|Celwyn Biologics~, Inc.|NASDAQ|cell therapies|viral vectors|oncology centres|San Diego|Genmarrow|2025-03-11
PHMR|Pharmere Labs~, Inc.|AMEX|generic injectables|contract manufacturing slots|hospital pharmacies|Newark|Vialworks
BGMTY|Bergamont Pharma~ AG|NYSE|allergy treatments|skin creams|pharmacy chains|Basel|Lindenhof Arznei|adr
# Financials
HBKR|Harbrook Bancorp~, Inc.|NYSE|commercial loans|treasury services|mid-sized manufacturers|Columbus|Stonebridge Trust
LDGW|Ledgewater Insurance~ Group, Inc.|NYSE|property policies|crop covers|farm owners|Des Moines|Haymark Mutual
MNTF|Montfallow Capital~ Corp.|NYSE|credit funds|advisory mandates|pension schemes|Stamford|Greyline Partners
PAYQ|Payquill~, Inc.|NASDAQ|card terminals|payroll advances|small merchants|Salt Lake City|Tillwise
OAKV|Oakvale Savings~ Corp.|NASDAQ|mortgages|savings accounts|first-time buyers|Spokane|Hearthbank
TRSM|Trustmere Asset Management~, Inc.|NYSE|index funds|retirement plans|private savers|Wilmington|Evenkeel Funds
# Consumer Goods
ACME|Acme Anvil Works~ Corp.|NYSE|drop-forged anvils|spring-loaded novelties|desert outfitters|Flagstaff|Roadway Birdseed
BTHL|Bathlowe Home~, Inc.|NYSE|bathroom fixtures|smart taps|house builders|Kohler Falls|Taplin & Rowe
BISQ|Bisquera Foods~, Inc.|NYSE|breakfast biscuits|frozen doughs|supermarket chains|Battle Creek|Crumbwell
WLRO|Wilder & Roe Apparel~, Inc.|NASDAQ|rain jackets|wool knitwear|department stores|Portland, Maine|Harrow Thread
TRKW|Trekwyn Outdoors~, Inc.|NASDAQ|trail shoes|camping stoves|outdoor retailers|Bozeman|Ridgeline Supply
KTLE|Kettle & Loom Coffee~, Inc.|NASDAQ|espresso bars|roasted beans|city commuters|Tacoma|Third Rail Roasters
GRCN|Grocerine Markets~, Inc.|NYSE|neighbourhood groceries|meal boxes|young families|Charlotte|Basketwell
PWIK|Petwick Supplies~, Inc.|NASDAQ|pet foods|grooming salons|pet owners|Tampa|Pawmarket|2023-10-04
# Industrials
FORJ|Forjani Machines~, Inc.|NYSE|hydraulic presses|service contracts|car-part makers|Toledo|Ironclasp
AXLN|Axlonne Bearings~ Corp.|NYSE|roller bearings|lubrication systems|turbine builders|Canton|Rotaform
CRGV|Cargovane Logistics~, Inc.|NASDAQ|freight brokering desks|cold stores|food shippers|Memphis|Haulmark
NDSKY|Nordskagen Shipping~ A/S|NYSE|container services|harbour tugs|furniture importers|Aarhus|Baltrum Lines|adr
RIVT|Rivetta Aerospace~, Inc.|NYSE|wing fasteners|cabin retrofits|airframe builders|Wichita|Skyjoint
SRVB|Servobrand Robotics~, Inc.|NASDAQ|warehouse robots|gripper kits|online retailers|Pittsburgh|Armature Labs|2025-09-16
PLLT|Pallantor Packaging~, Inc.|NYSE|corrugated boxes|reusable pallets|beverage bottlers|Green Bay|Cartonwise
# Energy
GSHR|Gusher Creek Oil~ Corp.|NYSE|shale wells|gathering pipelines|Gulf refiners|Midland|Redmesa Petroleum
SLRQ|Solarquay Power~, Inc.|NASDAQ|rooftop panels|storage batteries|homeowners|Phoenix|Sunledger
WNDV|Windvale Turbines~, Inc.|NYSE|onshore turbines|blade repairs|wind-farm owners|Cedar Rapids|Galeforge
PTRQ|Petroquill Services~, Inc.|NYSE|drilling crews|wellhead sensors|shale producers|Odessa|Boreline
CVLN|Coveline Gas~, Inc.|NYSE|liquefaction trains|tanker charters|Asian utilities|Lake Charles|Cryomar
DRLB|Drillbourne Offshore~, Inc.|AMEX|jack-up rigs|subsea valves|offshore producers|Galveston|Deepkeel
SVEIY|Solveira Energia~ S.A.|NYSE|hydro stations|transmission lines|industrial users|Recife|Rio Claro Força|adr
# Materials
CPNA|Cuprana Mining~ Corp.|NYSE|copper concentrates|molybdenum by-products|cable makers|Tucson|Redvein Resources
LTHQ|Lithequa Minerals~, Inc.|AMEX|lithium salts|potash fertilisers|battery plants|Elko|Brinefield
ALUQ|Aluquist Metals~ Corp.|NYSE|aluminium sheets|recycled billets|can makers|Evansville|Lightrow Metals
POLQ|Polyquen Chemicals~, Inc.|NYSE|engineering resins|coating additives|appliance makers|Baton Rouge|Monomark
GLSW|Glasswyn Industries~, Inc.|NYSE|architectural glass|pharmacy vials|curtain-wall contractors|Corning Hollow|Vitrane
CMTR|Cementerra Materials~, Inc.|NYSE|low-carbon cement|quarry aggregates|road builders|Allentown|Kilnstone
TMBW|Timberwain Paper~ Corp.|NYSE|tissue papers|sawn timber|paper converters|Duluth|Pulpwright
# Utilities
AQWL|Aquawell Water~, Inc.|NYSE|water connections|treatment plants|town councils|Trenton|Clearmain
GRDM|Gridmoor Electric~ Corp.|NYSE|power lines|rooftop leases|residential customers|Richmond|Switchvale
HYDM|Hydromere Power~, Inc.|NYSE|pumped-storage stations|grid services|grid operators|Chattanooga|Damforth Energy
NTGW|Northgale Gas~ Corp.|NYSE|gas mains|boiler plans|northern households|Fargo|Pilotlight Gas
VLTW|Voltway Charging~, Inc.|NASDAQ|fast chargers|fleet depots|delivery fleets|Sacramento|Plugsworth|2024-02-06
# Real Estate
WRHV|Warehaven Industrial Trust~, Inc.|NYSE|warehouses|truck yards|parcel carriers|Indianapolis|Dockside Estates
TWRL|Towerleigh Infrastructure Trust~, Inc.|NYSE|antenna towers|rooftop sites|mobile carriers|Boca Raton|Mastmore
DCFT|Datacroft Centers Trust~, Inc.|NASDAQ|data halls|interconnection ports|cloud providers|Ashburn|Rackland
HMSD|Homestede Residential Trust~, Inc.|NYSE|rental homes|moving services|young renters|Jacksonville|Keyhouse
SNLV|Seniorleve Living Trust~, Inc.|NYSE|retirement villages|home-care visits|older residents|Scottsdale|Autumn Court
STOQ|Storquay Self Storage Trust~, Inc.|NYSE|storage units|packing shops|moving households|Reno|Boxroom
RTLP|Retailpoint Plaza Trust~, Inc.|AMEX|shopping plazas|pop-up stores|chain retailers|Knoxville|Arcadia Malls
`

function readRoster(): readonly RosterLine[] {
  const lines: RosterLine[] = []
  let sector = ''
  for (const line of ROSTER.trim().split('\n')) {
    if (line.startsWith('# ')) {
      sector = line.slice(2)
      continue
    }
    const [ticker = '', name = '', exchange, product = '', sideline = '', customers = '', place = '', rival = '', mark = ''] =
      line.split('|')
    const [shortName = '', ending = ''] = name.split('~')
    const listed = exchange as RosterLine['exchange']
    lines.push({ ticker, shortName, ending, sector, exchange: listed, product, sideline, customers, place, rival, mark })
  }
  return lines
}

export const roster: readonly RosterLine[] = readRoster()
