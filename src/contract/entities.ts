import { AnalystRecordSchema } from './analyst.ts';
import { BioPhaseSchema } from './bio-phase.ts';
import { ChartMarkSchema } from './chart-mark.ts';
import { ChatMessageSchema, ChatThreadSchema } from './chat.ts';
import { ClientSchema } from './client.ts';
import { CompanyCardSchema, CompanySchema, EarningsSchema } from './company.ts';
import { CoverageSchema } from './coverage.ts';
import { ErrorEnvelopeSchema } from './errors.ts';
import { EventSchema, WebinarSchema } from './event.ts';
import { FilingSchema } from './filing.ts';
import { HoldingSchema } from './holding.ts';
import { IndustryCodeSchema } from './industry-code.ts';
import { InsiderRecordSchema, InsiderTransactionSchema } from './insider.ts';
import { IpoSchema } from './ipo.ts';
import { LandingPageSchema } from './landing-page.ts';
import { LeaderSchema } from './leader.ts';
import { NewsSchema } from './news.ts';
import { NewsletterSignupSchema } from './newsletter.ts';
import { NotificationInputSchema } from './notification.ts';
import { PriceBarsSchema } from './price.ts';
import { FilterDefinitionSchema, RangeSchema, ScreenerRowSchema } from './screener.ts';
import { ScreenSchema } from './screen.ts';
import { SectorEntrySchema } from './sector.ts';
import { SessionSchema } from './session.ts';
import { SuggestionSchema } from './suggestion.ts';
import { ProfileSchema, UserSchema } from './user.ts';
import { VideoSchema } from './video.ts';

/** The things the interface speaks of, by the names that its documents use. */
export const entities = {
  AnalystRecord: AnalystRecordSchema,
  BioPhase: BioPhaseSchema,
  ChartMark: ChartMarkSchema,
  ChatMessage: ChatMessageSchema,
  ChatThread: ChatThreadSchema,
  Client: ClientSchema,
  Company: CompanySchema,
  CompanyCard: CompanyCardSchema,
  Coverage: CoverageSchema,
  Earnings: EarningsSchema,
  Error: ErrorEnvelopeSchema,
  Event: EventSchema,
  Filing: FilingSchema,
  FilterDefinition: FilterDefinitionSchema,
  Holding: HoldingSchema,
  IndustryCode: IndustryCodeSchema,
  InsiderRecord: InsiderRecordSchema,
  InsiderTransaction: InsiderTransactionSchema,
  Ipo: IpoSchema,
  LandingPage: LandingPageSchema,
  Leader: LeaderSchema,
  News: NewsSchema,
  NewsletterSignup: NewsletterSignupSchema,
  Notification: NotificationInputSchema,
  PriceBars: PriceBarsSchema,
  Profile: ProfileSchema,
  Range: RangeSchema,
  Screen: ScreenSchema,
  ScreenerRow: ScreenerRowSchema,
  SectorEntry: SectorEntrySchema,
  Session: SessionSchema,
  Suggestion: SuggestionSchema,
  User: UserSchema,
  Video: VideoSchema,
  Webinar: WebinarSchema,
} as const;

export type EntityName = keyof typeof entities;
