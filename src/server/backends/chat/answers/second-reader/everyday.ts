/**
 * Words of everyday speech that are of no matter of the record: how something is done or felt. None of them narrows, denies, compares, counts, or
 * names a time, a place or a thing that a company may own.
 */
const words = `
admit afloat aggressively annoy baffle bake beloved belong bench blink blow bore bother boring bounce brave breathe bug bump bunch busy buzz cake calmly camp carefully casual catch
chase chat cheer chew chirp chug churn circle claw climb cling cook crawl crazy creep crew cruise crush crystal curious dabble dance dare darling dazzle dear delight desperate detailed dip
dream drift drip drive drown dry eager eat embarrass existence fancy fascinate fear fess fetch fiddle fight fishy fizzle flash flat flip flirt flood fly folk fond fool forth fresh frighten fuel
gaze generally gleefully glow gobble grab greedy grim grip groan guts hang happily haunt heck hobble honest hop hover huddle hum hungry hurt idle itch jam joke juggle jump keen kick kiss knock
lately laugh lean leap lick linger lively lonely lurk lucky mad mad magic march matter melt mighty moan mood munch muster nag nail naked neat nervous nibble nose nudge nuts odd ooze pace pack
pathetic pat peek perch pester pick piece pile pinch plague plod plug plunk poke ponder pop pour pray prod proper proud pump push puzzle quit quiet race rack rattle reckon relax rest ride ring
roam roar rock roll root rot rough rub rumble rush sad sail sane scare scary scoop scramble scratch scream sculpt seat secretly seriously settle shake shaky shape sharp shine shiver shock shout
shove shrug shy sick sigh silly sing sink sip sit skate skid sleep sleepy slide slip slog sloppy smart smell smile smoke snack sneak sniff snore soak soar sober solid sore spark spill spin splash
spook spooky spot sprinkle squeal squirm stagger stare starve steam sting stink stir stomach straight strange struggle stuck stuff stumble sturdy sudden suffer sugar sway swear sweat sweep sweet swim
tackle talk tap taste tease tempt thirsty thrash thrill throw thump tick tickle tiptoe tire toe toss tough toy transact trap tread tremble trickle tricky trip trot trust tuck tug tumble twist twitch
ugly uneasy unload unlucky upset vanish wade wait wake walk wallow wander warm wary waste wave weak wear weep weird whine whip whisper whistle wiggle wild wink wise wobble wonder worn wound
yawn yell zip zoom
`
  .split(/\s+/)
  .filter(Boolean);

const everyday = new Set(words);

/** Whether a word, or what it is a form of, is one of them. */
export function isEveryday(word: string): boolean {
  const text = word.toLowerCase();
  if (everyday.has(text)) return true;
  const cut = /^(.{2,}?)(?:ing|ed|es|s|ly)$/.exec(text)?.[1];
  if (cut === undefined) return false;
  const undoubled = /(.)\1$/.test(cut) ? cut.slice(0, -1) : cut;
  return [cut, `${cut}e`, undoubled, cut.replace(/i$/, 'y')].some((base) => everyday.has(base));
}
