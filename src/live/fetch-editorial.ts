import type { Campaign, Post } from "../domain/editorial";
import type { Locale } from "../domain/locale";
import { success, type Result } from "../domain/result";
import { getJson, type LiveFailure } from "./get-json";

/** List items have no body. */
export type ListedPost = Omit<Post, "contentHtml">;
export type ListedCampaign = Omit<Campaign, "contentHtml">;

interface ListPage<Item> {
  items: readonly Item[];
}

const fetchPage = async <Item>(path: string): Promise<Result<readonly Item[], LiveFailure>> => {
  const answer = await getJson<ListPage<Item>>(path);
  return answer.ok ? success(answer.value.items) : answer;
};

/** Ten posts, newest first; an empty page is the end of the list. */
export const fetchPosts = (language: Locale, page: number) => fetchPage<ListedPost>(`/api/posts/${language}?page=${page}`);

/** Ten campaigns; an empty page is the end of the list. */
export const fetchCampaigns = (language: Locale, page: number) => fetchPage<ListedCampaign>(`/api/campaigns/${language}?page=${page}`);
