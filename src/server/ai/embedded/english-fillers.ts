import { stemOf } from '#contract/base/stem.ts';

/** English words that name no matter: they bind, point, count or judge, or are verbs that go with any matter. */
const FILLERS = `
  i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it
  its itself they them their theirs themselves one ones someone somebody something anyone anybody anything everyone everybody
  everything nobody nothing none who whom whose which what that this these those
  a an the some any each every either neither both all few many much more most less least several another other others such
  same own enough
  and but or nor so yet because since although though while whereas unless until if whether than then else as like
  of in on at to for from with without within by into onto upon over under above below between among through throughout during
  before after against about around across along behind beside besides beyond near off out up down via per toward towards
  despite except
  not no yes never ever always often sometimes usually rarely maybe perhaps just only also too even still already again once
  twice very really quite rather pretty actually basically literally simply exactly almost nearly mostly probably definitely
  certainly obviously especially instead however therefore thus hence meanwhile anyway otherwise together away back here there
  where when why how now today tomorrow yesterday soon later ago first second third last next finally well else ok okay
  please thank thanks hey hi hello
  is am are was were be been being do does did done doing have has had having will would shall should can could may might must
  don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ain ll ve re let lets gonna wanna gotta
  get gets got gotten getting go goes went gone going make makes made making take takes took taken taking come comes came
  coming give gives gave given giving put puts putting keep keeps kept keeping use uses used using see sees saw seen seeing
  look looks looked looking know knows knew known knowing think thinks thought thinking want wants wanted wanting need
  needs needed needing say says said saying tell tells told telling talk talks talked talking ask asks asked asking find finds
  found finding show shows showed shown showing try tries tried trying start starts started starting begin begins began stop
  stops stopped stopping turn turns turned turning become becomes became seem seems seemed feel feels felt feeling mean means
  meant happen happens happened work works worked working help helps helped helping call calls called move moves moved leave
  leaves left bring brings brought buy bought hold holds held ran add adds added adding change changes changed
  follow follows followed include includes included including allow allows allowed create creates created creating
  good better best bad worse worst great nice big bigger biggest small smaller little large new old long high low right
  wrong real sure different important possible able available easy hard simple free full whole entire true early late
  thing things stuff way ways lot lots bit kind kinds sort part parts point points case cases example examples number people
  person guy guys time times day days week weeks month months year years hour hours minute minutes second seconds
  two three four five six seven eight nine ten hundred thousand million billion percent according matter matters
`;

const EMPTY: ReadonlySet<string> = new Set(FILLERS.split(/\s+/).flatMap((word) => [word, stemOf(word)]));

/** How adverbs and the past of verbs end, and some things. */
const ADVERB_OR_PAST = /^[a-z]{3,}(?:ly|ed)$/;
const THINGS: ReadonlySet<string> = new Set(
  `family supply reply assembly italy july butterfly jelly belly anomaly monopoly rally lily
  speed seed feed weed breed tweed hundred embed infrared bobsled`.split(/\s+/),
);

/** Whether an English word, in small letters and as its stem, names no matter. */
export const isFiller = (word: string): boolean => EMPTY.has(word) || (ADVERB_OR_PAST.test(word) && !THINGS.has(word));
